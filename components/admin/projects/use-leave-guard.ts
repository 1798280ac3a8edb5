'use client'

import { useEffect, useRef, useState } from 'react'
import { LEAVING } from '@/components/forms/kept'

/**
 * Asks before unsaved work is left: by the browser's own question for closing and reloading, by
 * ours for a link of the site.
 */
export function useLeaveGuard(isOn: boolean) {
  const [wanted, setWanted] = useState<string | null>(null)
  // Not a state: the page is left in the same moment.
  const isOpen = useRef(false)

  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault()
    }
    const hold = (event: MouseEvent) => {
      const href = leadsAway(event)
      if (!href || isOpen.current) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(href)
    }
    // The session has ended, and nothing can be saved before it is renewed.
    const open = () => {
      isOpen.current = true
    }
    window.addEventListener(LEAVING, open)
    window.addEventListener('beforeunload', ask)
    // While it is on its way down: the link itself must not hear of it.
    document.addEventListener('click', hold, true)
    return () => {
      window.removeEventListener(LEAVING, open)
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', hold, true)
    }
  }, [isOn])

  return {
    /** Where the owner wants to go, until answered. */
    wanted,
    stay: () => setWanted(null),
    /** No more questions: the work is saved, or given up. */
    open: () => {
      isOpen.current = true
    },
  }
}

/** The address behind a plain click on a link of this site to another page of it. */
function leadsAway(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.dataset.cancel !== undefined || link.origin !== window.location.origin) return null
  const { pathname, search } = window.location
  return link.pathname === pathname && link.search === search ? null : link.href
}
