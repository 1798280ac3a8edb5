'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hasToasts, TOAST_EVENT } from '../toast'

/** After one of these a toast may soon be needed, perhaps without a network to fetch the library. */
const SIGNS_OF_USE = ['focusin', 'pointerdown', 'keydown'] as const

/** The page has loaded by then. Not requestIdleCallback: Safari has none. */
const AHEAD_MS = 2_000

/**
 * Top-right toasts (specification §2). They load at the first sign of use, not with the page.
 * @param isAhead soon after the page, so that they are there if the network fails before any use
 */
export function Toaster({ isAhead = false }: { isAhead?: boolean }) {
  const [Toasts, setToasts] = useState<ComponentType>()

  useEffect(() => {
    if (Toasts) return
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const loaded = await import('./toasts')
        setToasts(() => loaded.Toasts)
      } catch (error) {
        // The next sign of use tries again.
        isLoading = false
        console.error('Toasts could not be loaded', error)
      }
    }
    const events = [TOAST_EVENT, ...SIGNS_OF_USE]
    for (const event of events) window.addEventListener(event, load)
    // One may have been requested before this effect ran.
    if (hasToasts()) load()
    const timer = isAhead ? setTimeout(load, AHEAD_MS) : undefined
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, load)
    }
  }, [Toasts, isAhead])

  return Toasts ? <Toasts /> : null
}
