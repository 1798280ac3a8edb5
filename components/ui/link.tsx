'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'
import { useInUse } from './use-in-use'

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
