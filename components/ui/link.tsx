'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Fetches its page once a visitor leans towards it (pointer, touch or focus). Its outline comes
 * earlier, when it is in sight and somebody is at it: so that a slow page has something to stand in
 * for it, and a phone that is still busy with this page is not kept busy with six others.
 */
export function Link({ prefetch, children, ...rest }: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false)
  const inUse = useInUse()
  const want = () => setWanted(true)
  const ahead = wanted || (inUse ? 'auto' : false)
  return (
    <NextLink onPointerEnter={want} onFocus={want} {...rest} prefetch={prefetch ?? ahead}>
      {children}
      <LinkStatus />
    </NextLink>
  )
}

function LinkStatus() {
  useLeaving(useLinkStatus().pending)
  return null
}

/** Has a bar run along the top edge (globals.css) while a page is on its way. */
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
function useInUse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => inUse,
    () => false,
  )
}
