'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useUnread } from './unread-provider'

/** Reads the list again whenever something may have changed: a new enquiry appears without a reload. */
export function LiveInbox() {
  const router = useRouter()
  const { version } = useUnread()
  const shown = useRef(version)

  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    router.refresh()
  }, [version, router])

  return null
}
