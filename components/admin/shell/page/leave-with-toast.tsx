'use client'

import { useEffect } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { flashText } from '@/lib/flash'

/** Loads another page, which shows the reason as a toast; until then it stands here. */
export function LeaveWithToast({ message, to }: { message: string; to: string }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = flashText({ kind: 'error', message })
    leaveTo(to)
  }, [message, to])

  return <p className="py-16 text-slate">{message}</p>
}
