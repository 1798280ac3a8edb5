'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { BottomBar } from '@/components/admin/shell/menus'
import { SignInHost } from '@/components/admin/shell/sign-in-host'
import { forgetDraftsInAllTabs, signOutHere } from '@/components/admin/shell/sign-out'
import { useSignIns } from '@/components/forms/reauthenticate'
import { prepareToasts } from '@/components/ui/toast'
import { readOwner } from '@/lib/auth/read-owner'
import { pollUnread } from '@/lib/enquiries/recount'
import { requestOwner } from './use-owner'

/** Polls while the page is visible: public pages hold no realtime connection. */
export function OwnerBarLive() {
  const [unread, setUnread] = useState<number>()
  const [ownerId, setOwnerId] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const signIns = useSignIns()
  const pathname = usePathname()

  // The owner's presses can fail, here and beside the projects.
  useEffect(prepareToasts, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again after a sign-in on this page
  useEffect(() => {
    const session = new AbortController()
    // Shares the first request with the page's other owner tools.
    let read = requestOwner
    const recount = pollUnread({
      async read() {
        const owner = await read()
        read = readOwner
        if (owner) setOwnerId(owner.id)
        return owner
      },
      onCount: setUnread,
      // Signed out elsewhere.
      onSignedOut() {
        session.abort()
        setUnread(undefined)
      },
      signal: session.signal,
    })
    recount()
    return () => session.abort()
  }, [signIns])

  const leave = async () => {
    setLeaving(true)
    if (await signOutHere()) {
      await forgetDraftsInAllTabs()
      window.location.reload()
    } else setLeaving(false)
  }
  return (
    <>
      {unread !== undefined && !leaving && (
        <>
          {/* Keeps the bar off the end of the page. */}
          <div aria-hidden="true" className="max-lg:tall:h-16" />
          <BottomBar pathname={pathname} unread={unread} onLogout={leave} />
        </>
      )}
      {ownerId && <SignInHost owner={{ id: ownerId, email: '' }} />}
    </>
  )
}
