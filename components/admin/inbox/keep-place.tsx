'use client'

import { useLayoutEffect } from 'react'

/** Scrolled heights by history entry. */
const places = new Map<string, number>()

/**
 * Going back to the list shows it where it was left. The browser itself would scroll too early: after a
 * change the list has to be read again.
 */
export function KeepPlace() {
  // Before the router scrolls the next page.
  useLayoutEffect(() => {
    // Some supported browsers have no Navigation API.
    const entry = (window.navigation as Navigation | undefined)?.currentEntry?.key
    if (!entry) return
    const place = places.get(entry)
    const restore = () => place !== undefined && window.scrollTo(0, place)
    restore()
    // Once more after the browser, which scrolls no further than the page before was high.
    const frame = requestAnimationFrame(restore)
    // Not as it scrolls: a lower page in its place scrolls it, too.
    const note = () => places.set(entry, window.scrollY)
    document.addEventListener('click', note, true)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('click', note, true)
    }
  }, [])
  return null
}
