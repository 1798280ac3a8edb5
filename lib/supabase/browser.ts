import { RealtimeClient } from '@supabase/supabase-js'

export interface RealtimeTarget {
  /** Origin of the Supabase project and its publishable key: the server passes them on. */
  url: string
  key: string
}

interface Watch extends RealtimeTarget {
  /** A current access token; asked again on each heartbeat. */
  accessToken: () => Promise<string | null>
  onChange: () => void
  onConnected: (connected: boolean) => void
}

/** After the server closed the channel for good, as it does when a token has expired. */
const REOPEN_MS = 30_000

/**
 * Says when an enquiry was added, changed or removed, and whether that can be heard at present. Only
 * realtime: the browser holds no session and reads no table.
 * @returns ends it
 */
export function watchEnquiries(watch: Watch): () => void {
  const { url, key, accessToken, onChange, onConnected } = watch
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken,
  })
  let ended = false
  let reopening: ReturnType<typeof setTimeout> | undefined

  const openLater = () => {
    clearTimeout(reopening)
    reopening = setTimeout(open, REOPEN_MS)
  }

  const open = async () => {
    await client.removeAllChannels()
    // The join carries the token; without one it would succeed and then hear nothing.
    await client.setAuth()
    if (ended) return
    if (!client.accessTokenValue) {
      onConnected(false)
      return openLater()
    }
    client
      .channel('enquiries')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'contact_forms' }, onChange)
      .on('system', {}, ({ status }: { status?: string }) => {
        if (status === 'error') onConnected(false)
      })
      .subscribe((status) => {
        if (ended) return
        onConnected(status === 'SUBSCRIBED')
        if (status === 'CLOSED') openLater()
      })
  }
  open()

  return () => {
    ended = true
    clearTimeout(reopening)
    client.removeAllChannels()
    client.disconnect()
  }
}
