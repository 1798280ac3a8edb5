import { browserAccess } from '@/lib/auth/actions'
import { readOwner } from '@/lib/auth/read-owner'
import { createRecount, type Recount } from '@/lib/enquiries/recount'
import { type RealtimeTarget, watchEnquiries } from '@/lib/supabase/browser'

const POLL_MS = 30_000
/** The server renews a token in its last 90 seconds; heartbeats ask every 25. */
const TOKEN_MARGIN_MS = 75_000
/** With a live line too: it says nothing of a session that was ended elsewhere. */
const CHECK_MS = 5 * 60_000

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
    accessToken: rememberToken(),
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
  const check = setInterval(recount.request, CHECK_MS)
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
    clearInterval(check)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
  return { recount, end }
}

/** One access token until shortly before it expires; null where signing in is over or nobody answers. */
function rememberToken(): () => Promise<string | null> {
  let access: { token: string; expiresAt: number } | undefined
  return async () => {
    if (!access || access.expiresAt - Date.now() < TOKEN_MARGIN_MS) {
      const answer = await browserAccess({})
      access = answer.status === 'success' ? answer.data : undefined
    }
    return access?.token ?? null
  }
}
