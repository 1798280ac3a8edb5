/**
 * Stands in for database webhooks: a hosted project posts to a URL after a table changes, using
 * supabase_functions.http_request and pg_net. Here a statement trigger notifies this process, which posts.
 * Delete when @supabase/lite has webhooks.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { serialQueue } from './serial-queue.ts'

export interface Webhook {
  /** URL to post to; the secret goes in the Authorization header. */
  address: string
  secret: string
  /** Tables in the schema public. */
  tables: readonly string[]
}

interface Change {
  type: string
  table: string
}

const RETRY_AFTER_MS = [500, 2_000, 10_000]
const TIMEOUT_MS = 10_000

/** Posts after each change of the tables; pending changes of one table are merged into one post. */
export async function serveWebhook(database: Database, webhook: Webhook): Promise<() => void> {
  const end = new AbortController()
  const waiting = new Map<string, Change>()
  const inOrder = serialQueue()
  const unlisten = await database.listen('webhook', announcer(webhook.tables), (payload) => {
    const change = JSON.parse(payload) as Change
    const isWaiting = waiting.has(change.table)
    waiting.set(change.table, change)
    if (!isWaiting) void inOrder(() => sendNext(change.table))
  })

  async function sendNext(table: string): Promise<void> {
    const change = waiting.get(table)
    waiting.delete(table)
    if (!change || end.signal.aborted) return
    for (const pause of [...RETRY_AFTER_MS, undefined]) {
      try {
        return await post(webhook, change, end.signal)
      } catch (error) {
        if (end.signal.aborted) return
        if (pause === undefined) console.error(`Webhook: ${(error as Error).message}`)
        else await sleep(pause, undefined, { signal: end.signal }).catch(() => undefined)
      }
    }
  }

  return () => {
    end.abort()
    unlisten()
  }
}

async function post({ address, secret }: Webhook, change: Change, ended: AbortSignal) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...change, schema: 'public', record: null, old_record: null }),
    signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
}

const announcer = (tables: readonly string[]) => `
create schema if not exists supabase_functions;
create or replace function supabase_functions.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('webhook', jsonb_build_object('type', tg_op, 'table', tg_table_name)::text);
  return null;
end $$;
${tables
  .map(
    (table) => `create or replace trigger webhook_announce
  after insert or update or delete or truncate on public.${table}
  for each statement execute function supabase_functions.announce();`,
  )
  .join('\n')}`
