'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

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

/**
 * A link that led on and went away with its page takes the focus along: the keyboard would go on
 * from where the link had stood, which may be the footer. Who still stands on something stays.
 */
export function FocusContent({ id }: { id: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A menu that closes behind its link gives up the focus only with the next picture.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(id)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, id])
  return null
}
