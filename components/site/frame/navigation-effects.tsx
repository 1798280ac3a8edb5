'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { reloadPage } from '@/components/ui/reload-page'
import { toast } from '@/components/ui/toast'
import { takeFlash } from '@/lib/flash'

/** Shows the toast that the previous page left in a cookie, once. */
export function FlashToast() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: actions also navigate within a document
  useEffect(() => {
    const flash = takeFlash()
    if (flash) toast(flash)
  }, [pathname])
  return null
}

/**
 * A new page starts at its very top (specification §2); the router keeps a small scroll. Back and
 * forward keep their place, and a link to a part of a page leads there and unfolds it.
 */
export function ScrollToTop() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const returnedTo = useRef<string | null>(null)

  // A layout effect, to listen before the router, which shows the page at once.
  useLayoutEffect(() => {
    const note = () => {
      returnedTo.current = window.location.pathname
    }
    unfold()
    window.addEventListener('popstate', note)
    window.addEventListener('hashchange', unfold)
    return () => {
      window.removeEventListener('popstate', note)
      window.removeEventListener('hashchange', unfold)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const isReturn = returnedTo.current === window.location.pathname
    returnedTo.current = null
    if (isReturn) return
    if (window.location.hash) unfold()
    else window.scrollTo(0, 0)
  }, [pathname])
  return null
}

function unfold() {
  const part = document.getElementById(window.location.hash.slice(1))
  part?.querySelector(':scope > details')?.setAttribute('open', '')
}

/**
 * A link removed with its page takes the focus along; Tab would continue from where it was, perhaps in
 * the footer. Moves the focus to the new page's content, unless something still has it.
 */
export function FocusContent({ id }: { id: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A closing menu gives up the focus a frame later.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(id)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, id])
  return null
}

/**
 * A plain link to a part of the page makes a history entry without the router's state. Back to it, the
 * router would change the address and keep showing the other page.
 */
export function FragmentEntries() {
  const pathname = usePathname()

  useEffect(() => {
    const complete = () => {
      if (window.history.state) return
      // Made before hydration, and returned to from another page.
      if (window.location.pathname !== pathname) reloadPage()
      // Given an address, the router adds its state to the entry.
      else window.history.replaceState(null, '', window.location.href)
    }
    window.addEventListener('popstate', complete)
    return () => window.removeEventListener('popstate', complete)
  }, [pathname])
  return null
}
