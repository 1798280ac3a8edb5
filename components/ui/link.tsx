'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect, useState } from 'react'

/**
 * Fetches its page once a visitor leans towards it (pointer, touch or focus), not when it comes into
 * sight: a phone that is still busy with this page is not kept busy with six others.
 */
export function Link({ prefetch, children, ...rest }: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <NextLink onPointerEnter={want} onFocus={want} {...rest} prefetch={prefetch ?? wanted}>
      {children}
      <Leaving />
    </NextLink>
  )
}

/** Has a bar run along the top edge (globals.css) while the page is on its way. */
function Leaving() {
  const { pending } = useLinkStatus()
  useEffect(() => {
    if (!pending) return
    const { dataset } = document.documentElement
    dataset.leaving = ''
    return () => {
      delete dataset.leaving
    }
  }, [pending])
  return null
}
