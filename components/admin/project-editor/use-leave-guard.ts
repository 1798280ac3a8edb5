'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LEAVING } from '@/components/forms/leave'
import { toast } from '@/components/ui/toast'

/**
 * Asks before unsaved work is left: by the browser's own question for closing and reloading, by
 * ours for a link of the site. Going back within the site cannot be held; Logout asks by itself.
 * @param loss told where the page went without a question, if that stopped anything
 */
export function useLeaveGuard(isOn: boolean, loss: string | null = null) {
  const [wanted, setWanted] = useState<HTMLAnchorElement | null>(null)
  // Not a state: the page is left in the same moment.
  const isOpen = useRef(false)

  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault()
    }
    const hold = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || isOpen.current) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(link)
    }
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

  const gone = useEffectEvent(() => {
    if (loss && !isOpen.current) toast({ kind: 'error', message: loss })
  })
  useEffect(() => () => gone(), [])

  const open = () => {
    isOpen.current = true
  }
  return {
    /** Whether the owner wants to go, until answered. */
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    /** In full, so that coming back finds the draft and not this form. */
    leave: () => {
      open()
      if (wanted) window.location.assign(wanted.href)
    },
    /** Stops asking: the work is saved or discarded. */
    open,
  }
}

/** What a plain click would leave the page by: a link of this site to another page of it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  if (!(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.dataset.cancel !== undefined || link.origin !== window.location.origin) return null
  const { pathname, search } = window.location
  return link.pathname === pathname && link.search === search ? null : link
}
