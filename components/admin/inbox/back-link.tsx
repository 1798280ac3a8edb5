'use client'

import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { goBackTo } from './back'

/** To the list a message was opened from: its place there, or else its row. */
export function BackLink({ list, row }: { list: string; row: string }) {
  const goBack = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (!isForNewTab && goBackTo(list)) event.preventDefault()
  }
  return (
    <Link
      href={`${list}#${row}`}
      prefetch={false}
      onClick={goBack}
      className="tap mb-1 inline-flex items-center font-semibold text-base underline underline-offset-4 hover:text-brick"
    >
      Back to messages
    </Link>
  )
}
