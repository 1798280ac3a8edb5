import localFont from 'next/font/local'

// From npm packages, so that a build needs no internet. What stands in until they arrive is in globals.css.
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Figtree Stand-in'],
})

const bricolage = localFont({
  // Headings know one weight, at half the size of all of them.
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Bricolage Stand-in'],
})

export const fontVariables = `${figtree.variable} ${bricolage.variable}`
