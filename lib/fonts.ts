import { preload } from 'react-dom'
import bricolage from './fonts/bricolage.woff2' with { turbopackModuleType: 'asset' }
import figtree from './fonts/figtree.woff2' with { turbopackModuleType: 'asset' }

/**
 * The fonts of every page (globals.css). Not next/font: its style sheet would be a second one to wait for.
 * A late font waits for the next page: swapping it in would reflow headlines and move everything below.
 */
export function preloadFonts(): void {
  for (const font of [figtree, bricolage]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  }
}
