import { browserAccess } from '@/lib/auth/actions'
import { readOwner } from '@/lib/auth/read-owner'
import { type PollOptions, pollUnread } from '@/lib/enquiries/recount'
import { type RealtimeTarget, watchEnquiries } from '@/lib/supabase/browser'

/** The server renews a token in its last 90 seconds; heartbeats ask every 25. */
const TOKEN_MARGIN_MS = 75_000
/** Also while connected: realtime does not report a session that was ended elsewhere. */
const CHECK_MS = 5 * 60_000

type FollowOptions = Omit<PollOptions, 'read' | 'mustPoll'> & { realtime: RealtimeTarget }

/**
 * Counts again on every change event, on reconnecting and when the window is looked at again; where
 * realtime cannot connect, every 30 s (readings: unread count).
 */
export function followUnread({ realtime, ...options }: FollowOptions): () => void {
  let connected = false
  const recount = pollUnread({ ...options, read: readOwner, mustPoll: () => !connected })

  const endWatch = watchEnquiries({
    ...realtime,
    accessToken: rememberToken(),
    onChange: recount,
    onConnected(now) {
      // For what was missed meanwhile.
      if (now && !connected) recount()
      connected = now
    },
  })
  const check = setInterval(recount, CHECK_MS)
  options.signal.addEventListener('abort', () => {
    endWatch()
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
