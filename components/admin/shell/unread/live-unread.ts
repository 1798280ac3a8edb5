import { browserAccess } from '@/lib/auth/actions'
import { readOwner } from '@/lib/auth/read-owner'
import { createRecount, type Recount } from '@/lib/enquiries/recount'
import { type RealtimeTarget, watchEnquiries } from '@/lib/supabase/browser'

const POLL_MS = 30_000
/** The server renews a token in its last 90 seconds; heartbeats ask every 25. */
const TOKEN_MARGIN_MS = 75_000
/** Also while connected: realtime does not report a session that was ended elsewhere. */
const CHECK_MS = 5 * 60_000

interface FollowOptions {
  realtime: RealtimeTarget
  onCount: (count: number) => void
  /** Nobody is signed in any more. */
  onSignedOut: () => void
  signal: AbortSignal
}

/**
 * Counts again on every change event, on reconnecting and when the window is looked at again; where
 * realtime cannot connect, every 30 s (readings: unread count).
 */
export function followUnread({ realtime, onCount, onSignedOut, signal }: FollowOptions): Recount {
  const recount = createRecount({
    async read() {
      const owner = await readOwner()
      if (!owner && !signal.aborted) onSignedOut()
      return owner?.unread ?? 0
    },
    onCount,
  })
  let connected = false

  const endWatch = watchEnquiries({
    ...realtime,
    accessToken: rememberToken(),
    onChange: recount.request,
    onConnected(now) {
      // For what was missed meanwhile.
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
  window.addEventListener('focus', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })

  signal.addEventListener('abort', () => {
    recount.stop()
    endWatch()
    clearInterval(poll)
    clearInterval(check)
  })
  return recount
}

/** Keeps a token until shortly before it expires; null where the session has ended or no answer came. */
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
