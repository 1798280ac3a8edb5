'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hasToasts, TOAST_EVENT } from '../toast'

/** What is typed is sent soon after, perhaps without a network to fetch the library. */
const LOADED_ON = [TOAST_EVENT, 'input']

/** The page has loaded by then. Not requestIdleCallback: Safari has none. */
const AHEAD_MS = 2_000

/**
 * Top-right toasts (specification §2). They load once something is typed, not with the page.
 * @param isAhead soon after the page, where a press alone can fail
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
        // The next event tries again.
        isLoading = false
        console.error('Toasts could not be loaded', error)
      }
    }
    for (const event of LOADED_ON) window.addEventListener(event, load)
    // One may have been requested before this effect ran.
    if (hasToasts()) load()
    const timer = isAhead ? setTimeout(load, AHEAD_MS) : undefined
    return () => {
      clearTimeout(timer)
      for (const event of LOADED_ON) window.removeEventListener(event, load)
    }
  }, [Toasts, isAhead])

  return Toasts ? <Toasts /> : null
}
