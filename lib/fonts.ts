import localFont from 'next/font/local'

// From npm packages, so that a build needs no internet. A late font waits for the next page: swapping it
// in would reflow headlines and move everything below, despite the matched fallback in globals.css.
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Figtree Stand-in'],
})

const bricolage = localFont({
  // Headings use one weight; this file is half the size of the variable font.
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-bricolage',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Bricolage Stand-in'],
})

export const fontVariables = `${figtree.variable} ${bricolage.variable}`
