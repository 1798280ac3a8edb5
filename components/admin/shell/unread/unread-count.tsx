'use client'

import { useEffect, useState } from 'react'
import { showOnIcon } from '@/components/admin/push/here'

/** The count in the document's title and on the app's icon, and announced when it changes. */
export function UnreadCount({ count }: { count: number }) {
  const [initial] = useState(count)
  const [hasChanged, setHasChanged] = useState(false)
  // The initial count is not announced.
  if (!hasChanged && count !== initial) setHasChanged(true)
  useTitleCount(count)
  useEffect(() => showOnIcon(count), [count])
  // Signing out takes the count away.
  useEffect(() => () => showOnIcon(0), [])
  return (
    <p role="status" className="sr-only">
      {hasChanged && (count === 1 ? '1 unread message' : `${count} unread messages`)}
    </p>
  )
}

const PREFIX = /^\(\d+\) /

/** '(3) Messages | SLW', visible from another tab. Observed, since each page sets its own title. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = document.title.replace(PREFIX, '')
      const wanted = count > 0 ? `(${count}) ${title}` : title
      if (document.title !== wanted) document.title = wanted
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
}
