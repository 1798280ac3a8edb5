/**
 * Database changes over a websocket, in the Phoenix protocol of supabase-js.
 * Gap: @supabase/lite has no realtime. Delete the folder when it gains it. As on a hosted project, an old record holds
 * only its key, and every subscriber learns of a delete, with the key only where it may read the table. Left out, since
 * the product does not use them: broadcast, presence, filters on rows, version 1.0.0 of the protocol.
 */
import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { Claims, Database } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { type Change, visibleChange, watchChanges } from './changes.ts'
import type { Channel } from './channel.ts'
import { serveSocket } from './socket.ts'

/** Serves websockets on the HTTP server; the returned function closes them all. */
export async function serveRealtime(server: Server, database: Database, secrets: Secrets) {
  const channels = new Set<Channel>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  const keys = [secrets.publishableKey, secrets.secretKey]

  // An error thrown outside a request handler would end the process.
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    const address = URL.parse(request.url ?? '/', 'http://localhost')
    if (!address) return refuse('400 Bad Request')
    const { pathname, searchParams } = address
    if (pathname !== '/realtime/v1/websocket') return refuse('404 Not Found')
    const apikey = searchParams.get('apikey') ?? ''
    if (!keys.includes(apikey)) return refuse('401 Unauthorized')
    sockets.handleUpgrade(request, socket, head, (ws) =>
      serveSocket(ws, apikey, { database, secrets, channels }),
    )
  })
  await watchChanges(database, (change) => deliver(database, change, channels))
  return () => {
    for (const ws of sockets.clients) ws.terminate()
  }
}

/** Reads the row once per distinct viewer. */
async function deliver(database: Database, change: Change, channels: Set<Channel>): Promise<void> {
  const viewers = new Map<string, { claims: Claims; channels: Channel[] }>()
  for (const channel of channels) {
    if (!channel.concerns(change)) continue
    const key = JSON.stringify(channel.claims)
    const viewer = viewers.get(key) ?? { claims: channel.claims, channels: [] }
    viewer.channels.push(channel)
    viewers.set(key, viewer)
  }
  for (const viewer of viewers.values()) {
    if (await hasEnded(database, viewer.claims)) {
      for (const channel of viewer.channels) channel.end('Session has ended')
      continue
    }
    const data = await visibleChange(database, change, viewer.claims)
    if (data) for (const channel of viewer.channels) channel.deliver(change, data)
  }
}

/** An access token stays valid after its session ends. */
async function hasEnded(database: Database, { session_id }: Claims): Promise<boolean> {
  if (session_id === undefined) return false
  const found = await database.sql('select 1 from auth.sessions where id = $1', [session_id])
  return found.length === 0
}
