'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LEAVING } from '@/components/forms/leave'
import { toast } from '@/components/ui/toast'

/** A button marked `data-leaves` takes the page away as a link does: Logout. */
type Exit = HTMLAnchorElement | HTMLButtonElement

/**
 * Asks before unsaved work is left: by the browser's own question for closing and reloading, by
 * ours for a link of the site and for signing out. Going back within the site cannot be held.
 * @param loss told where the page went without a question, if that stopped anything
 */
export function useLeaveGuard(isOn: boolean, loss: string | null = null) {
  const [wanted, setWanted] = useState<Exit | null>(null)
  // Not a state: the page is left in the same moment.
  const isOpen = useRef(false)

  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault()
    }
    const hold = (event: MouseEvent) => {
      const exit = exitOf(event)
      if (!exit || isOpen.current) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(exit)
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
    /** By Logout, which leaves no text on the device. */
    isSigningOut: wanted !== null && wanted instanceof HTMLButtonElement,
    stay: () => setWanted(null),
    /** As he wanted; by a link in full, so that coming back finds the draft and not this form. */
    leave: () => {
      open()
      if (wanted instanceof HTMLAnchorElement) window.location.assign(wanted.href)
      else wanted?.click()
    },
    /** Stops asking: the work is saved or discarded. */
    open,
  }
}

/** What a plain click would leave the page by: a link of this site to another page of it, or a marked button. */
function exitOf(event: MouseEvent): Exit | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null
  }
  if (!(event.target instanceof Element)) return null
  const button = event.target.closest<HTMLButtonElement>('button[data-leaves]')
  if (button) return button
  const link = event.target.closest('a')
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.dataset.cancel !== undefined || link.origin !== window.location.origin) return null
  const { pathname, search } = window.location
  return link.pathname === pathname && link.search === search ? null : link
}
