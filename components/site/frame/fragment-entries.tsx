'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { reloadPage } from '@/components/ui/reload-page'

/**
 * A plain link to a part of the page makes an entry of the history that says nothing of the page:
 * led back to it, the router would change the address and leave the other page standing.
 */
export function FragmentEntries() {
  const pathname = usePathname()

  useEffect(() => {
    const complete = () => {
      if (window.history.state) return
      // Made before the router was there, and come back to from another page.
      if (window.location.pathname !== pathname) reloadPage()
      // Given an address, the router writes into the entry what it shows.
      else window.history.replaceState(null, '', window.location.href)
    }
    window.addEventListener('popstate', complete)
    return () => window.removeEventListener('popstate', complete)
  }, [pathname])
  return null
}
