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
    if (place !== undefined) window.scrollTo(0, place)
    const note = () => places.set(entry, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return null
}
