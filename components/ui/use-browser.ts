'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 5_000)
  // A phone shows the right time when it wakes.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const minute = () => Math.floor(Date.now() / 60_000)

/** The time by the visitor's clock, to the minute; null in the HTML, which is cached. */
export function useNow(): Date | null {
  const now = useSyncExternalStore<number | null>(everyMinute, minute, () => null)
  return now === null ? null : new Date(now * 60_000)
}
