'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { reauthenticate, SIGNED_OUT_TOAST, useSignIns } from '@/components/forms/reauthenticate'
import { toast } from '@/components/ui/toast'
import type { RealtimeTarget } from '@/lib/supabase/browser'
import { useAuth } from '../viewer-provider'

interface Unread {
  count: number
  /** Goes up with each count after the first: something may have changed. */
  version: number
  recount: () => void
}

const UnreadContext = createContext<Unread>({ count: 0, version: 0, recount: () => {} })

interface UnreadProviderProps {
  /** As the server counted it for this page. */
  initial: number
  realtime: RealtimeTarget
  children: ReactNode
}

/** The live number of unread enquiries while signed in. */
export function UnreadProvider({ initial, realtime, children }: UnreadProviderProps) {
  const { user } = useAuth()
  const [counted, setCounted] = useState({ initial, count: initial, version: 0 })
  const recount = useRef<() => void>(null)
  const signIns = useSignIns()
  const { url, key } = realtime
  const userId = user?.id

  // A refreshed page brings its own count.
  if (counted.initial !== initial) setCounted({ ...counted, initial, count: initial })

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again after a sign-in on this page
  useEffect(() => {
    if (!userId) return
    const following = new AbortController()
    const { signal } = following
    // After the page itself: the badge shows the server's count already.
    import('./live-unread').then(({ followUnread }) => {
      if (signal.aborted) return
      recount.current = followUnread({
        realtime: { url, key },
        onCount: (count) =>
          setCounted((before) => ({ ...before, count, version: before.version + 1 })),
        onSignedOut() {
          following.abort()
          tellSignedOut()
        },
        signal,
      })
    })
    return () => following.abort()
  }, [userId, url, key, signIns])

  const { count, version } = counted
  return (
    <UnreadContext value={{ count, version, recount: () => recount.current?.() }}>
      {children}
    </UnreadContext>
  )
}

export function useUnread(): Unread {
  return useContext(UnreadContext)
}

/** A toast instead of the dialog, which would interrupt typing. */
function tellSignedOut(): void {
  toast({
    id: SIGNED_OUT_TOAST,
    kind: 'error',
    message: 'You are signed out.',
    stays: true,
    action: { label: 'Sign in', onClick: () => void reauthenticate() },
  })
}
