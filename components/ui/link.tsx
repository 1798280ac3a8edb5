'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Prefetches its page on pointer, touch or focus. The page's loading state comes earlier, when the link
 * is visible, but only after a sign of use: a phone still busy with this page fetches nothing else.
 */
export function Link({ prefetch, children, ...rest }: ComponentProps<typeof NextLink>) {
  const [isLikely, setLikely] = useState(false)
  const isInUse = useInUse()
  const expect = () => setLikely(true)
  const ahead = isLikely || (isInUse ? 'auto' : false)
  return (
    <NextLink onPointerEnter={expect} onFocus={expect} {...rest} prefetch={prefetch ?? ahead}>
      {children}
      <LinkStatus />
    </NextLink>
  )
}

function LinkStatus() {
  useLeaving(useLinkStatus().pending)
  return null
}

/** Shows a progress bar along the top edge (globals.css) while a page loads. */
export function useLeaving(pending: boolean): void {
  useEffect(() => {
    if (!pending) return
    const { dataset } = document.documentElement
    dataset.leaving = ''
    return () => {
      delete dataset.leaving
    }
  }, [pending])
}

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

let inUse = false
const listeners = new Set<() => void>()

function notice(): void {
  inUse = true
  for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, notice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !inUse) {
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, notice, { passive: true })
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True from the first sign of use on. */
function useInUse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => inUse,
    () => false,
  )
}
