import { z } from 'zod'
import type { Claims, Row } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { claimsOf } from '../tokens.ts'
import type { Change } from './changes.ts'

/** No filter on rows: supabase-js ends a channel whose reply lacks the filter it asked for. */
const wantedSchema = z.object({
  event: z.string(),
  schema: z.string().optional(),
  table: z.string().optional(),
})
export const payloadSchema = z.object({
  access_token: z.string().nullish(),
  config: z.object({ postgres_changes: z.array(wantedSchema).optional() }).optional(),
})
type Payload = z.infer<typeof payloadSchema>
type Binding = z.infer<typeof wantedSchema> & { id: number }
type Send = (event: string, payload: unknown, ref?: string | null) => void

let lastId = 0

/** One client's subscription: its tables, its claims and their expiry. */
export class Channel {
  readonly topic: string
  readonly send: Send
  readonly bindings: Binding[]
  claims: Claims = { role: 'anon' }
  #onEnd: () => void
  #expiry?: NodeJS.Timeout

  constructor(topic: string, payload: Payload, send: Send, onEnd: () => void) {
    this.topic = topic
    this.send = send
    this.#onEnd = onEnd
    this.bindings = (payload.config?.postgres_changes ?? []).map((wanted) => {
      lastId += 1
      return { ...wanted, id: lastId }
    })
  }

  /** Takes the claims of a token until it expires. @throws where the token is invalid */
  authorise(keyOrToken: string, secrets: Secrets): void {
    this.claims = claimsOf(keyOrToken, secrets)
    clearTimeout(this.#expiry)
    if (this.claims.exp === undefined) return
    const left = this.claims.exp * 1000 - Date.now()
    this.#expiry = setTimeout(
      () => this.end('Access token has expired'),
      Math.min(left, 2 ** 31 - 1),
    )
    this.#expiry.unref()
  }

  /** Reports whether database changes are subscribed to, after the reply to the join. */
  report(isSubscribed: boolean): void {
    this.send('system', {
      extension: 'postgres_changes',
      status: isSubscribed ? 'ok' : 'error',
      message: isSubscribed
        ? 'Subscribed to PostgreSQL'
        : 'Unable to subscribe to changes with given parameters',
      channel: this.topic.replace('realtime:', ''),
    })
  }

  end(reason?: string): void {
    clearTimeout(this.#expiry)
    this.#onEnd()
    if (!reason) return
    this.send('system', { extension: 'system', status: 'error', message: reason })
    this.send('phx_close', {})
  }

  concerns(change: Change): boolean {
    return this.bindings.some((binding) => isAbout(binding, change))
  }

  deliver(change: Change, data: Row): void {
    const ids = this.bindings
      .filter((binding) => isAbout(binding, change))
      .map((binding) => binding.id)
    this.send('postgres_changes', { ids, data })
  }
}

function isAbout({ event, schema, table }: Binding, change: Change): boolean {
  const is = (wanted: string | undefined, actual: string) =>
    wanted === undefined || wanted === '*' || wanted === actual
  return (
    is(event.toUpperCase(), change.type) && is(schema, change.schema) && is(table, change.table)
  )
}
