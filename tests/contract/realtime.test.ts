import { randomUUID } from 'node:crypto'
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js'
import { enrol } from './authenticator'
import {
  eventually,
  newOwner,
  newPerson,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from './people'
import { isEmbedded } from './target'

type Event = RealtimePostgresChangesPayload<{ id: string; status: string; message: string }>
const open: SupabaseClient[] = []
const sent: string[] = []

afterAll(async () => {
  for (const client of open) {
    await client.removeAllChannels()
    client.realtime.disconnect()
  }
  await server().from('contact_forms').delete().in('id', sent)
  await removePeople()
})

async function listen(client: SupabaseClient): Promise<Event[]> {
  const events: Event[] = []
  open.push(client)
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`contract-${randomUUID()}`)
      .on('postgres_changes', { event: '*', schema: 'public', table: 'contact_forms' }, (event) =>
        events.push(event as Event),
      )
      .on('system', {}, ({ status, message }) =>
        status === 'ok' ? resolve() : reject(new Error(message)),
      )
      .subscribe((_status, error) => error && reject(error))
  })
  return events
}

async function enquire(message = 'Hello'): Promise<string> {
  const id = randomUUID()
  sent.push(id)
  const row = { id, name: 'V', email: `${id}@example.com`, project_type: 'custom', message }
  const { error } = await server().from('contact_forms').insert(row)
  if (error) throw error
  return id
}
const about = (events: Event[], id: string) =>
  events.filter(({ new: now, old }) => [now, old].some((row) => 'id' in row && row.id === id))

describe('live changes', () => {
  it('reach the owner in order, with the new row and the old row’s key', async () => {
    const owner = await newOwner()
    const events = await listen(owner.client)
    const long = 'm'.repeat(4900) + '€'.repeat(100)
    const id = await enquire(long)
    await owner.client.from('contact_forms').update({ status: 'contacted' }).eq('id', id)
    await eventually(
      () => about(events, id),
      (found) => found.length === 2,
    )
    await server().from('contact_forms').delete().eq('id', id)
    const [inserted, updated, deleted] = await eventually(
      () => about(events, id),
      (found) => found.length === 3,
    )
    expect(inserted).toMatchObject({
      eventType: 'INSERT',
      new: { id, status: 'new', message: long },
    })
    expect(updated).toMatchObject({
      eventType: 'UPDATE',
      new: { status: 'contacted' },
      old: { id },
    })
    expect(deleted).toMatchObject({ eventType: 'DELETE', old: { id } })
    expect(Object.keys(deleted?.old ?? {})).toEqual(['id'])
  })

  it('hide rows that row-level security hides', async () => {
    const [owner, stranger] = [await newOwner(), await newPerson()]
    const [seen, hidden] = [await listen(owner.client), await listen(stranger.client)]
    const id = await enquire()
    await eventually(
      () => about(seen, id),
      (found) => found.length === 1,
    )
    expect(hidden).toEqual([])
  })

  it('arrive as an error without content where the table is not readable', async () => {
    const owner = await newOwner()
    const [seen, told] = [await listen(owner.client), await listen(visitor())]
    const id = await enquire()
    await owner.client.from('contact_forms').update({ status: 'contacted' }).eq('id', id)
    const heard = (type: string) => told.filter(({ eventType }) => eventType === type)
    await eventually(
      () => [about(seen, id).length, heard('INSERT').length > 0, heard('UPDATE').length > 0],
      (found) => String(found) === '2,true,true',
    )
    for (const event of [...heard('INSERT'), ...heard('UPDATE')]) {
      expect(event).toMatchObject({ new: {}, old: {}, errors: ['Error 401: Unauthorized'] })
    }
    await server().from('contact_forms').delete().eq('id', id)
    await eventually(
      () => about(seen, id).length,
      (count) => count === 3,
    )
    expect(JSON.stringify(told)).not.toContain(id)
  })

  it('end with their session', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const { data } = await owner.client.auth.getSession()
    const client = visitor()
    await client.realtime.setAuth(data.session?.access_token)
    const [after, all] = [await listen(client), await listen(other.client)]
    const before = await enquire()
    await eventually(
      () => [about(after, before).length, about(all, before).length],
      (found) => String(found) === '1,1',
    )
    expect((await owner.client.auth.signOut({ scope: 'local' })).error).toBeNull()
    const id = await enquire()
    await eventually(
      () => about(all, id),
      (found) => found.length === 1,
    )
    expect(about(after, id)).toEqual([])
    // A hosted project keeps the channel open but silent.
    if (!isEmbedded) return
    await eventually(
      () => client.getChannels(),
      (channels) => channels.length === 0,
    )
  })

  it('do not reach a session that lacks the second factor', async () => {
    const { client, email, password } = await newOwner()
    await enrol(client)
    await client.realtime.setAuth()
    const half = visitor()
    await half.auth.signInWithPassword({ email, password })
    await half.realtime.setAuth()
    const [whole, silent] = [await listen(client), await listen(half)]
    const id = await enquire()
    await eventually(
      () => about(whole, id),
      (found) => found.length === 1,
    )
    expect(about(silent, id)).toEqual([])
  })

  it('follow the claims of a refreshed token', async () => {
    const owner = await newOwner()
    const client = visitor()
    const events = await listen(client)
    const { data } = await owner.client.auth.getSession()
    await client.realtime.setAuth(data.session?.access_token)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const id = await enquire()
    await eventually(
      () => about(events, id),
      (found) => found.length === 1,
    )
  })

  it('require a valid key', async () => {
    const address = (key: string) =>
      `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`
    const outcome = (key: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(address(key))
        socket.onerror = () => resolve('refused')
        socket.onopen = () => {
          resolve('open')
          socket.close()
        }
      })
    expect([await outcome('sb_publishable_unknown'), await outcome(publishableKey)]).toEqual([
      'refused',
      'open',
    ])
  })
})
