import localFont from 'next/font/local'

// From npm packages, so that a build needs no internet. One that comes late waits for the next page: a
// headline that breaks anew moves all below it, however well its stand-in (globals.css) is measured.
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Figtree Stand-in'],
})

const bricolage = localFont({
  // Headings know one weight, at half the size of all of them.
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-bricolage',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Bricolage Stand-in'],
})

export const fontVariables = `${figtree.variable} ${bricolage.variable}`
