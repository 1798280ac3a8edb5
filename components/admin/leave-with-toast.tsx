'use client'

import { useEffect } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { encodeFlash, FLASH_COOKIE, flashCookieOptions } from '@/lib/flash'

/** On to another document, where the reason appears as a toast; in words here too, should that be slow. */
export function LeaveWithToast({ message, to }: { message: string; to: string }) {
  useEffect(() => {
    const { path, maxAge, sameSite } = flashCookieOptions
    const value = encodeFlash({ kind: 'error', message })
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${FLASH_COOKIE}=${value}; path=${path}; max-age=${maxAge}; samesite=${sameSite}`
    leaveTo(to)
  }, [message, to])

  return <p className="py-16 text-slate">{message}</p>
}
