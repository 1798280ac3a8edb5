'use client'

import { useSyncExternalStore } from 'react'

/** What shows that somebody is reading, and that the page has their first glance behind it. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

let inUse = false
const listeners = new Set<() => void>()

function notice(): void {
  inUse = true
  for (const sign of SIGNS) window.removeEventListener(sign, notice)
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0 && !inUse) {
    for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true })
  }
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** True from the first sign of use on: what is only worth fetching for somebody who stays can wait for it. */
export function useInUse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => inUse,
    () => false,
  )
}
