'use client'

import { useEffect, useRef } from 'react'
import { refreshPage } from './refresh-page'
import { useUnread } from './unread-provider'

/** Reads the list again whenever something may have changed: a new enquiry appears without a reload. */
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
