'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { useUnread } from './unread-provider'

/** After an own change: the page anew, and the badge without waiting for the change event. */
export function useRefresh(): () => void {
  const router = useRouter()
  const { recount } = useUnread()
  return () => {
    recount()
    startTransition(() => router.refresh())
  }
}
