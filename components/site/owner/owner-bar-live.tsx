'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BottomBar } from '@/components/admin/shell/bottom-bar'
import { forgetKeptText } from '@/components/admin/shell/kept-text'
import { signOutHere } from '@/components/admin/shell/sign-out'
import { readOwner } from '@/lib/auth/read-owner'
import { createRecount } from '@/lib/enquiries/recount'
import { askOwner } from './use-owner'

const POLL_MS = 30_000

/**
 * Counted again while the page is looked at and whenever that begins: public pages hold no live
 * connection, so they poll (readings: unread count).
 */
export function OwnerBarLive() {
  const [unread, setUnread] = useState<number>()
  const [leaving, setLeaving] = useState(false)
  const pathname = usePathname()

  useEffect(() => {
    // The other tools of the page ask the same when it comes.
    let ask = askOwner
    const recount = createRecount({
      async read() {
        const owner = await ask()
        ask = readOwner
        // Signed out elsewhere: there is nothing left to count.
        if (!owner) {
          end()
          setUnread(undefined)
        }
        return owner?.unread ?? 0
      },
      onCount: setUnread,
    })
    const look = () => {
      if (document.visibilityState === 'visible') recount.request()
    }
    const poll = setInterval(look, POLL_MS)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    const end = () => {
      recount.stop()
      clearInterval(poll)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
    recount.request()
    return end
  }, [])

  if (unread === undefined || leaving) return null

  const leave = async () => {
    setLeaving(true)
    if (await signOutHere()) {
      forgetKeptText()
      window.location.reload()
    } else setLeaving(false)
  }
  return (
    <>
      {/* So that the bar never covers the end of the page. */}
      <div aria-hidden="true" className="max-lg:tall:h-16" />
      <BottomBar pathname={pathname} unread={unread} onLogout={leave} />
    </>
  )
}
