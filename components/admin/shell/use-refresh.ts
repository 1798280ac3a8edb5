import { startTransition } from 'react'
import { runAction } from '@/components/forms/run-action'
import { refreshOffice } from '@/lib/auth/actions'
import { useUnread } from './unread/unread-provider'

/** After an own change: refreshes the page, and the badge without waiting for the change event. */
export function useRefresh(): () => void {
  const { recount } = useUnread()
  return () => {
    recount()
    refreshPage()
  }
}

/**
 * Refreshes the page by an action: the router's own refresh would follow an ended session to the
 * sign-in page, or a lost line to the browser's error page, though nobody has pressed anything, and
 * an offered Undo would go with it.
 */
export function refreshPage(): void {
  startTransition(async () => {
    await runAction(refreshOffice, {}, 'Could not refresh the page')
  })
}
