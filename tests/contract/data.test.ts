import { randomUUID } from 'node:crypto'
import {
  newOwner,
  newPerson,
  type Person,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from './people'

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
})
afterAll(removePeople)

const project = (user_id: string, title = 'Bay window') => ({
  id: randomUUID(),
  user_id,
  title,
  description: 'Six sashes',
  location: `Durham ${randomUUID()}`,
  start_date: '2026-01-05',
})
const image = (user: string, project_id: string) => ({
  project_id,
  url: 'https://example.com/a.webp',
  image_type: 'after',
  is_primary: true,
  path: `${user}/${project_id}/a.webp`,
})

describe('rows', () => {
  it('are inserted, read with their relations, updated and deleted', async () => {
    const { client, id } = owner
    const row = project(id)
    const inserted = await client.from('projects').insert(row).select().single()
    expect(inserted.error).toBeNull()
    expect(inserted.data).toMatchObject({
      title: row.title,
      start_date: '2026-01-05',
      completion_date: null,
    })
    expect(inserted.data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
    expect((await client.from('project_images').insert(image(id, row.id))).error).toBeNull()

    const nested = 'id, title, project_images(url, is_primary, created_at)'
    const read = await visitor().from('projects').select(nested).eq('id', row.id).single()
    expect(read.data?.project_images).toEqual([
      {
        url: 'https://example.com/a.webp',
        is_primary: true,
        created_at: expect.stringContaining('T'),
      },
    ])
    const updated = await client
      .from('projects')
      .update({ title: 'Bow window' })
      .eq('id', row.id)
      .select('title')
    expect(updated.data).toEqual([{ title: 'Bow window' }])
    const removed = await client.from('projects').delete().eq('id', row.id).select('id')
    expect(removed.data).toEqual([{ id: row.id }])
  })

  it('are deleted by a logical filter whose columns are selected', async () => {
    const { client, id } = owner
    const [kept, gone] = [project(id, 'kept'), project(id, 'gone')]
    await client.from('projects').insert([kept, gone])
    const filter = `title.eq.gone,and(title.is.null,id.eq.${gone.id})`
    const removed = await client
      .from('projects')
      .delete()
      .eq('user_id', id)
      .or(filter)
      .select('id, title')
    expect(removed).toMatchObject({ error: null, data: [{ id: gone.id, title: 'gone' }] })
    await client.from('projects').delete().eq('id', kept.id)
  })

  it('are counted, sorted and paged', async () => {
    const { client, id } = owner
    const rows = ['a', 'b', 'c'].map((title) => project(id, title))
    await client.from('projects').insert(rows)
    const mine = () => visitor().from('projects')
    const counted = await mine().select('*', { count: 'exact', head: true }).eq('user_id', id)
    expect(counted).toMatchObject({ count: 3, data: null, error: null })
    const page = await mine()
      .select('title', { count: 'exact' })
      .eq('user_id', id)
      .order('title', { ascending: false })
      .range(1, 2)
    expect(page).toMatchObject({ count: 3, data: [{ title: 'b' }, { title: 'a' }] })
  })

  it('that do not exist are an error with single() and null with maybeSingle()', async () => {
    const none = () => visitor().from('projects').select().eq('id', randomUUID())
    expect((await none().single()).error).toMatchObject({ code: 'PGRST116' })
    expect(await none().maybeSingle()).toMatchObject({ data: null, error: null })
  })

  it('that violate a constraint are refused with its name', async () => {
    const wrong = await owner.client
      .from('projects')
      .insert({ ...project(owner.id), status: 'done' })
    expect(wrong.error).toMatchObject({ code: '23514' })
    const row = project(owner.id)
    await owner.client.from('projects').insert(row)
    expect((await owner.client.from('projects').insert(row)).error).toMatchObject({ code: '23505' })
  })
})

describe('rights', () => {
  it('hide rows and refuse writes by policies and grants', async () => {
    const stranger = await newPerson()
    const row = project(owner.id)
    await owner.client.from('projects').insert(row)
    for (const client of [visitor(), stranger.client]) {
      expect((await client.from('projects').insert(project(owner.id))).error).toMatchObject({
        code: '42501',
      })
      expect((await client.from('contact_forms').select('id')).data ?? []).toEqual([])
    }
    const changed = await stranger.client
      .from('projects')
      .update({ title: 'Mine' })
      .eq('id', row.id)
      .select()
    expect(changed.data).toEqual([])
    expect((await visitor().from('profiles').select('full_name')).error).toMatchObject({
      code: '42501',
    })
    expect((await visitor().from('profiles').select('company_name')).error).toBeNull()
  })

  it('accept enquiries from the server only, and report a repeated one as a duplicate', async () => {
    const id = randomUUID()
    const enquiry = {
      id,
      name: 'V',
      email: `${id}@example.com`,
      project_type: 'custom',
      message: 'Hello',
    }
    for (const client of [visitor(), (await newPerson()).client, owner.client]) {
      for (const rows of [enquiry, [enquiry]]) {
        expect((await client.from('contact_forms').insert(rows)).error).toMatchObject({
          code: '42501',
        })
      }
    }
    expect((await server().from('contact_forms').insert(enquiry)).error).toBeNull()
    expect((await server().from('contact_forms').insert(enquiry)).error).toMatchObject({
      code: '23505',
    })
    expect((await owner.client.from('contact_forms').select('status').eq('id', id)).data).toEqual([
      { status: 'new' },
    ])
    expect(
      (await server().from('contact_forms').delete().eq('id', id).select('id')).data,
    ).toHaveLength(1)
  })

  it('apply to each of many concurrent callers', async () => {
    const asked = Array.from({ length: 30 }, (_, index) =>
      (index % 2 ? server() : visitor()).from('outbox').select('id').limit(1),
    )
    const errors = (await Promise.all(asked)).map(({ error }) => error?.code ?? null)
    expect(errors).toEqual(asked.map((_, index) => (index % 2 ? null : '42501')))
  })

  it('open functions to the roles with a grant', async () => {
    expect(await owner.client.rpc('viewer_is_owner')).toMatchObject({ data: true, error: null })
    expect((await owner.client.rpc('add_owner', { owner_id: owner.id })).error).toMatchObject({
      code: '42501',
    })
  })

  it('require one of the project’s keys', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${url}/rest/v1/projects?select=id&limit=1`, { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ apikey: 'sb_publishable_unknown' })).status).toBe(401)
    expect((await ask({ apikey: publishableKey, authorization: 'Bearer a.b.c' })).status).toBe(401)
    const open = await ask({ apikey: publishableKey, origin: 'https://site.example' })
    expect([open.status, open.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })
})
