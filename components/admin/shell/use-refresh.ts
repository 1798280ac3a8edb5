import { refreshPage } from './refresh-page'
import { useUnread } from './unread-provider'

/** After an own change: the page anew, and the badge without waiting for the change event. */
export function useRefresh(): () => void {
  const { recount } = useUnread()
  return () => {
    recount()
    refreshPage()
  }
}
