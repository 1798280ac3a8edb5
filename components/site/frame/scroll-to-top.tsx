'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'

/**
 * A page that a link led to begins at its very top (specification §2); the router leaves a small
 * scroll as it is. Back and forward keep their place, and a link to a part of a page leads there.
 */
export function ScrollToTop() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const returnedTo = useRef<string | null>(null)

  // As early as this, to hear of it ahead of the router, which shows the page at once.
  useLayoutEffect(() => {
    const note = () => {
      returnedTo.current = window.location.pathname
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const isReturn = returnedTo.current === window.location.pathname
    returnedTo.current = null
    if (!isReturn && !window.location.hash) window.scrollTo(0, 0)
  }, [pathname])
  return null
}
