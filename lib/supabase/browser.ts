import { RealtimeClient } from '@supabase/supabase-js'

export interface RealtimeTarget {
  /** Origin of the Supabase project, from the server. */
  url: string
  key: string
}

interface Watch extends RealtimeTarget {
  /** Returns a current access token; called on each heartbeat. */
  accessToken: () => Promise<string | null>
  onChange: () => void
  onConnected: (connected: boolean) => void
}

/** Wait before reconnecting after the server closed the channel, as for an expired token. */
const REOPEN_MS = 30_000

/**
 * Reports when an enquiry or a photo of one was added, changed or removed, and whether realtime is connected. Realtime only:
 * the browser holds no session and reads no table.
 * @returns a function that stops it
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
    // The join carries the token; without one it would succeed and receive nothing.
    await client.setAuth()
    if (ended) return
    if (!client.accessTokenValue) {
      onConnected(false)
      return openLater()
    }
    client
      .channel('enquiries')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'contact_forms' }, onChange)
      .on('postgres_changes', { event: '*', schema: 'public', table: 'enquiry_images' }, onChange)
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
