'use client'

import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'

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

/**
 * Goes back in the browser's history where the page before this one is the list, which keeps its place.
 * @param inDocument not where that loads another document, which would lose an offered Undo
 * @returns whether it does
 */
export function goBackTo(list: string, inDocument = false): boolean {
  // Some supported browsers have no Navigation API.
  const history: Navigation | undefined = window.navigation
  const before = history?.entries()[(history.currentEntry?.index ?? 0) - 1]
  const wanted = new URL(list, window.location.href).href
  if (before?.url?.split('#')[0] !== wanted || (inDocument && !before.sameDocument)) return false
  window.history.back()
  return true
}
