'use client'

import { useEffect, useRef } from 'react'
import { useUnread } from '@/components/admin/shell/unread/unread-provider'
import { refreshPage } from '@/components/admin/shell/use-refresh'

/** Refreshes list or message after each count: what visitors send or add appears without a reload. */
export function LiveInbox() {
  const { version } = useUnread()
  const shown = useRef(version)

  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    refreshPage()
  }, [version])

  return null
}
