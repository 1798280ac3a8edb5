import { startTransition } from 'react'
import { runAction } from '@/components/forms/run-action'
import { refreshOffice } from '@/lib/auth/actions'
import { useUnread } from './unread/unread-provider'

/** After the owner's own change: refreshes the page, and the badge without waiting for the event. */
export function useRefresh(): () => void {
  const { recount } = useUnread()
  return () => {
    recount()
    refreshPage()
  }
}

/**
 * Refreshes the page by an action. The router's own refresh would leave it: for the sign-in page after
 * the session has ended, for the browser's error page without a connection, and with it an offered Undo.
 */
export function refreshPage(): void {
  startTransition(async () => {
    await runAction(refreshOffice, {}, 'Could not refresh the page')
  })
}
