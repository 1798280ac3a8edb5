import localFont from 'next/font/local'

// Cut from npm packages (`npm run fonts`), so that a build needs no internet. A late font waits for the next
// page: swapping it in would reflow headlines and move everything below, despite the matched fallback in
// globals.css.
const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Figtree Rest', 'Figtree Stand-in'],
})

const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  weight: '600',
  variable: '--font-bricolage',
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['Bricolage Rest', 'Bricolage Stand-in'],
})

export const fontVariables = `${figtree.variable} ${bricolage.variable}`
