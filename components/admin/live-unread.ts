import { readOwner } from '@/lib/auth/read-owner'
import { createRecount, type Recount } from '@/lib/enquiries/recount'
import { type RealtimeTarget, watchEnquiries } from '@/lib/supabase/browser'
import { rememberToken } from './browser-token'

const POLL_MS = 30_000

/**
 * Counts again on every change event, on reconnecting and when the window is looked at again; where
 * realtime cannot connect, every 30 s (readings: unread count).
 * @param onEnd nobody is signed in any more: it ends by itself
 */
export function followUnread(
  realtime: RealtimeTarget,
  onCount: (count: number) => void,
  onEnd: () => void,
): { recount: Recount; end: () => void } {
  const recount = createRecount({
    async read() {
      const owner = await readOwner()
      // Signed out elsewhere: there is nothing left to listen to.
      if (!owner && !ended) {
        end()
        onEnd()
      }
      return owner?.unread ?? 0
    },
    onCount,
  })
  let connected = false
  let ended = false

  const endWatch = watchEnquiries({
    ...realtime,
    accessToken: rememberToken().read,
    onChange: recount.request,
    onConnected(now) {
      // Whatever happened while nobody listened.
      if (now && !connected) recount.request()
      connected = now
    },
  })
  const poll = setInterval(() => {
    if (!connected) recount.request()
  }, POLL_MS)
  const look = () => {
    if (document.visibilityState === 'visible') recount.request()
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)

  const end = () => {
    ended = true
    recount.stop()
    endWatch()
    clearInterval(poll)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
  return { recount, end }
}
