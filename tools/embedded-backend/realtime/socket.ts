import type { WebSocket } from 'ws'
import { z } from 'zod'
import type { Database } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { arePublished } from './changes.ts'
import { Channel, payloadSchema } from './channel.ts'

export interface Realtime {
  database: Database
  secrets: Secrets
  /** The channels of all clients. */
  channels: Set<Channel>
}
const refSchema = z.union([z.string(), z.number()]).nullish()
/** Anyone may send anything, and a stored channel costs time on every change: limit both. */
const messageSchema = z.object({
  join_ref: refSchema,
  ref: refSchema,
  topic: z.string(),
  event: z.string(),
  /** Undefined for an unknown payload. */
  payload: payloadSchema.optional().catch(undefined),
})
type Message = z.infer<typeof messageSchema>

function readMessage(text: string): Message {
  const [join_ref, ref, topic, event, payload] = JSON.parse(text)
  const { data } = messageSchema.safeParse({ join_ref, ref, topic, event, payload })
  if (!data) throw new Error('Malformed message')
  return data
}

/** Speaks the Phoenix protocol with one client, in version 2.0.0. */
export function serveSocket(ws: WebSocket, apikey: string, realtime: Realtime) {
  const { database, secrets, channels } = realtime
  const own = new Map<string, Channel>()

  function write(
    { join_ref, topic }: Message,
    ref: Message['ref'],
    event: string,
    payload: unknown,
  ) {
    ws.send(JSON.stringify([join_ref, ref, topic, event, payload]))
  }
  const reply = (to: Message, status: string, response: object = {}) =>
    write(to, to.ref, 'phx_reply', { status, response })

  async function join(message: Message): Promise<void> {
    const { topic, payload } = message
    if (!payload) return reply(message, 'error', { reason: 'Malformed join' })
    own.get(topic)?.end()
    const channel = new Channel(
      topic,
      payload,
      (event, content) => write(message, null, event, content),
      () => {
        channels.delete(channel)
        if (own.get(topic) === channel) own.delete(topic)
      },
    )
    try {
      channel.authorise(payload.access_token ?? apikey, secrets)
    } catch (error) {
      return reply(message, 'error', { reason: `InvalidJWTToken: ${(error as Error).message}` })
    }
    own.set(topic, channel)
    channels.add(channel)
    reply(message, 'ok', { postgres_changes: channel.bindings })
    if (channel.bindings.length === 0) return
    channel.report(await arePublished(database, channel.bindings))
  }

  function renew(channel: Channel | undefined, token: string): void {
    try {
      channel?.authorise(token, secrets)
    } catch (error) {
      channel?.end(`InvalidJWTToken: ${(error as Error).message}`)
    }
  }

  async function receive(message: Message): Promise<void> {
    const { topic, event, payload, join_ref } = message
    if (event === 'heartbeat') reply(message, 'ok')
    else if (event === 'phx_join') await join(message)
    else if (event === 'access_token' && payload?.access_token)
      renew(own.get(topic), payload.access_token)
    else if (event === 'phx_leave') {
      own.get(topic)?.end()
      reply(message, 'ok')
      write(message, join_ref, 'phx_close', {})
    }
  }

  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    for (const channel of [...own.values()]) channel.end()
  })
  ws.on('message', (raw, isBinary) => {
    if (isBinary) return // broadcasts
    Promise.resolve()
      .then(() => receive(readMessage(String(raw))))
      .catch((error: Error) => {
        console.error(`Realtime: ${error.message}`)
        ws.close(1011)
      })
  })
}
