import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { columns as rules, type Table } from '@/tests/policies/matrix/columns'
import { functions as callers } from '@/tests/policies/matrix/functions'
import { marks, rows as reach } from '@/tests/policies/matrix/rows'
import { isHard, tell } from '@/tools/test-runner/dose'
import {
  eventually,
  newOwner,
  newPerson,
  type Person,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from './people'
import { changeOf, type Ground, grantedPart, type Row, validRows } from './valid-rows'

const ROW = 'direct calls with the public key and a stranger’s token'

interface Described {
  tables: Record<string, boolean>
  columns: Record<string, string>
  functions: Record<string, string>
}
interface Caller {
  persona: 'visitor' | 'stranger'
  client: SupabaseClient
  headers: Record<string, string>
}

let described: Described
let owner: Person
let persons: Caller[]
const enquiry = randomUUID()
const spam = randomUUID()
/** Data of an owner, and of a former owner. */
const grounds: Ground[] = []
/** The owner's row in every table. */
const planted: Partial<Record<Table, Row>> = {}

beforeAll(async () => {
  const { data, error } = await server().rpc('describe_database')
  if (error) throw error
  described = data as Described
  owner = await newOwner()
  const stranger = await newPerson()
  const session = (await stranger.client.auth.getSession()).data.session
  const bearer = (token: string) => ({
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  })
  persons = [
    { persona: 'visitor', client: visitor(), headers: bearer(publishableKey) },
    {
      persona: 'stranger',
      client: stranger.client,
      headers: bearer(session?.access_token ?? ''),
    },
  ]
  await plant(stranger.id)
})
afterAll(async () => {
  await server().from('contact_forms').delete().in('id', [enquiry, spam])
  await server().from('file_removals').delete().eq('path', planted['public.file_removals']?.path)
  await server().from('profiles').delete().eq('id', owner.id)
  await removePeople()
})

/** Creates an owner's row in every table, so that an empty result proves something. */
async function plant(stranger: string): Promise<void> {
  const put = async (table: Table, row: Row) => {
    planted[table] = await insert(table, row)
    return planted[table]
  }
  const message = { email: 'ann@example.com', project_type: 'custom', message: 'Hello.' }
  await insert('public.contact_forms', {
    ...{ ...message, id: spam, name: 'Robot', quarantine_reason: 'honeypot' },
  })
  await put('public.contact_forms', { ...message, id: enquiry, name: 'Ann' })
  const { data } = await server().from('outbox').select('*').eq('contact_form_id', enquiry)
  planted['public.outbox'] = data?.[0]
  await put('public.profiles', { id: owner.id, company_name: 'Clearview' })
  const job = { title: 'Direct', description: 'x', location: 'Durham', start_date: '2026-01-01' }
  const theirs = await insert('public.projects', { ...job, user_id: stranger })
  const project = await put('public.projects', { ...job, user_id: owner.id })
  grounds.push(
    { account: owner.id, project: String(project.id), enquiry: spam },
    { account: stranger, project: String(theirs.id), enquiry: spam },
  )
  const [ground] = grounds
  if (!ground) return
  const rows = validRows(ground)
  for (const table of [
    ...(['public.project_slugs', 'public.project_images'] as const),
    ...(['public.uploads', 'public.file_removals', 'public.enquiry_images'] as const),
    'public.push_devices' as const,
    'public.reviews' as const,
    'public.accreditations' as const,
  ])
    await put(table, rows[table])
}

async function insert(table: Table, row: Row): Promise<Row> {
  const { data, error } = await server().from(nameOf(table)).insert(row).select('*').single()
  if (error) throw new Error(`${table}: ${error.message}`)
  return data
}

const nameOf = (table: string) => table.split('.')[1] ?? ''

/**
 * Every row of this file's people, or written by one of its calls. Other files add theirs meanwhile, and empty the queue
 * of removals.
 */
async function everything(): Promise<Record<string, string[]>> {
  const own = [...grounds.flatMap((ground) => Object.values(ground)), enquiry, 'Mallory']
  const found: Record<string, string[]> = {}
  for (const table of served().filter((name) => name !== 'file_removals')) {
    const { data, error } = await server().from(table).select('*')
    if (error) throw error
    found[table] = data
      .map((row) => JSON.stringify(row))
      .filter((row) => own.some((mark) => row.includes(mark)))
      .sort()
  }
  return found
}

const served = () =>
  Object.keys(described.tables)
    .filter((table) => table.startsWith('public.'))
    .map((table) => table.slice('public.'.length))

let calls = 0
async function call(caller: Caller, path: string, init: RequestInit = {}): Promise<Response> {
  calls++
  const headers = { ...caller.headers, ...(init.headers as Record<string, string>) }
  return fetch(`${url}${path}`, { ...init, headers })
}

const refused = ({ status }: Response) => status >= 400 && status < 500
/** In batches: the backend runs one request at a time. */
async function each<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    await Promise.all(items.slice(start, start + 25).map(act))
  }
}

/** @param back 'minimal' tests the right to write without the right to read */
async function write(
  caller: Caller,
  method: string,
  table: string,
  query: string,
  body?: Row,
  back: 'minimal' | 'representation' = 'minimal',
): Promise<Response> {
  const [schema = '', name = ''] = table.split('.')
  const headers = {
    'content-profile': schema,
    'accept-profile': schema,
    // An upsert also needs the right to update, which would hide the result of a plain insert.
    prefer: `return=${back}${query.includes('on_conflict') ? ',resolution=merge-duplicates' : ''}`,
  }
  const sent = { method, headers, body: body && JSON.stringify(body) }
  return call(caller, `/rest/v1/${name}${query}`, sent)
}

async function expectRefused(
  caller: Caller,
  ...[method, table, ...rest]: [string, string, string, Row?]
): Promise<void> {
  const answer = await write(caller, method, table, ...rest)
  const what = [caller.persona, method, table, ...rest]
  expect([...what, answer.status, refused(answer)]).toEqual([...what, answer.status, true])
}

/** Expects a refusal where the right is missing, and no affected row where it is not. */
async function expectNothingReached(
  caller: Caller,
  hasRight: boolean,
  ...[method, table, query, body]: [string, string, string, Row?]
): Promise<void> {
  if (!hasRight) return expectRefused(caller, method, table, query, body)
  // Only the key: some columns are readable by nobody.
  const shown = `${query ? `${query}&` : '?'}select=${marks[known(table)].key}`
  const answer = await write(caller, method, table, shown, body, 'representation')
  const what = [caller.persona, method, table, query, body]
  expect([...what, answer.status, await answer.text()]).toEqual([...what, 200, '[]'])
}

const known = (table: string) => table as Table
const eachColumn = () =>
  Object.keys(described.columns).map((name) => {
    const at = name.lastIndexOf('.')
    return { table: known(name.slice(0, at)), column: name.slice(at + 1) }
  })
/** The persona's rights as 'riu', with a hyphen for each missing one. */
function grantOf({ persona }: Caller, table: Table, column: string): string {
  const rule = (rules[table] as Record<string, string> | undefined)?.[column] ?? '---'
  return rule.split(' ')[persona === 'visitor' ? 0 : 1] ?? ''
}
/**
 * Targets for a write: the owner's row where it can be named, else all rows, which needs no right to read.
 * The full run tries both.
 */
function aimsOf(caller: Caller, table: Table): string[] {
  const { key } = marks[table]
  const one = `?${key}=eq.${planted[table]?.[key]}`
  if (isHard) return ['', one]
  return grantOf(caller, table, key).startsWith('r') ? [one] : ['']
}

/** Otherwise a refusal below would prove nothing about rights. */
it('the server accepts every row and change that is tried below', async () => {
  const [, ground] = grounds
  if (!ground) throw new Error('Nothing planted')
  const rows = validRows(ground)
  for (const table of Object.keys(described.tables).map(known)) {
    expect(Object.keys(rows[table])).not.toHaveLength(0)
    if (!table.startsWith('public.')) continue
    const row = await insert(table, rows[table])
    const { key } = marks[table]
    for (const { column } of eachColumn().filter((one) => one.table === table)) {
      // Identity columns number themselves.
      if (column === 'id' && typeof row.id === 'number') continue
      const changed = server()
        .from(nameOf(table))
        .update(changeOf(table, column, row, ground))
      const { data, error } = await changed.eq(key, row[key]).select()
      // Other files' actions empty the queue of removals meanwhile.
      const isWorkedOff = table === 'public.file_removals' && data?.length === 0
      if (isWorkedOff) Object.assign(row, await insert(table, rows[table]))
      const changedRows = isWorkedOff ? 1 : data?.length
      expect([table, column, error, changedRows]).toEqual([table, column, null, 1])
    }
    const { error } = await server().from(nameOf(table)).delete().eq(key, row[key])
    expect([table, error]).toEqual([table, null])
  }
})

it('each column is readable by its readers only and writable by nobody else', async () => {
  const before = await everything()
  const columns = eachColumn()
  expect(columns.length).toBeGreaterThan(80)
  const [ground] = grounds
  if (!ground) throw new Error('Nothing planted')
  for (const caller of persons) {
    await each(columns, async ({ table, column }) => {
      const profile = table.startsWith('private.') ? { 'accept-profile': 'private' } : undefined
      const [mayRead, , mayChange] = [...grantOf(caller, table, column)].map(
        (right) => right !== '-',
      )
      const what = [caller.persona, table, column]
      const path = `/rest/v1/${nameOf(table)}?select=${column}`
      const read = await call(caller, path, { headers: profile })
      if (!mayRead) expect([...what, refused(read)]).toEqual([...what, true])
      else {
        const rows = (await read.json()) as unknown[]
        const seen = (reach[table]?.[caller.persona].read.length ?? 0) > 0
        expect([...what, read.status, rows.length > 0]).toEqual([...what, 200, seen])
      }
      const change = changeOf(table, column, planted[table] ?? {}, ground)
      for (const query of aimsOf(caller, table)) {
        await expectNothingReached(caller, mayChange === true, 'PATCH', table, query, change)
      }
    })
    await each(Object.keys(described.tables).map(known), async (table) => {
      const { remove } = reach[table][caller.persona]
      for (const query of aimsOf(caller, table)) {
        await expectNothingReached(caller, remove !== 'denied', 'DELETE', table, query)
      }
      const { key } = marks[table]
      // A visitor has no account to own anything.
      for (const each of grounds.slice(0, caller.persona === 'visitor' ? 1 : 2)) {
        const row = validRows(each)[table]
        const over = { ...row, [key]: planted[table]?.[key] ?? row[key] }
        await expectRefused(caller, 'POST', table, '', row)
        await expectRefused(caller, 'POST', table, `?on_conflict=${key}`, over)
        await expectRefused(caller, 'POST', table, '', grantedPart(table, row))
        await expectRefused(caller, 'POST', table, `?on_conflict=${key}`, grantedPart(table, over))
      }
    })
    expect(await everything()).toEqual(before)
  }
  tell({
    row: ROW,
    did: `${columns.length} columns read and changed, ${Object.keys(described.tables).length} tables inserted into, upserted and deleted from, each with rows that only rights refuse, × 2 persons`,
    found: '0 read or written past the rules',
  })
}, 120_000)

/** Argument names, from the generated types. */
function argumentsOf(name: string): string[] {
  const types = readFileSync(join(process.cwd(), 'lib/supabase/database.types.ts'), 'utf8')
  const [, list = ''] =
    new RegExp(`\\n      ${name}: \\{\\n\\s+Args: \\{([^}]*)\\}`).exec(types) ?? []
  return [...list.matchAll(/(\w+)\??:/g)].map(([, argument = '']) => argument)
}

it('each function is callable by its callers only and gives a stranger nothing', async () => {
  const before = await everything()
  const names = Object.keys(described.functions)
  expect(names.length).toBeGreaterThan(25)
  for (const caller of persons) {
    await each(names, async (signature) => {
      const [, schema, name = ''] = /^(?:(\w+)\.)?(\w+)\(/.exec(signature) ?? []
      const full = schema ? signature : `public.${signature}`
      const role = caller.persona === 'visitor' ? 'anon' : 'authenticated'
      const listed = Object.entries(callers).find(([rule]) => rule === full)?.[1] ?? []
      const mayCall = !schema?.startsWith('private') && listed.includes(role as never)
      const args = Object.fromEntries(
        argumentsOf(name).map((argument) => [argument, valueFor(argument)]),
      )
      const headers = { 'content-profile': schema ?? 'public' }
      const post = { method: 'POST', body: JSON.stringify(args), headers }
      const answer = await call(caller, `/rest/v1/rpc/${name}`, post)
      const what = [caller.persona, full]
      expect([...what, answer.status < 500]).toEqual([...what, true])
      if (!mayCall) expect([...what, refused(answer)]).toEqual([...what, true])
      else if (answer.ok) {
        // A function without a result answers nothing.
        const text = await answer.text()
        expect([...what, harmless(JSON.parse(text || 'null'))]).toEqual([...what, true])
      }
      const get = await call(caller, `/rest/v1/rpc/${name}`, {
        headers: { 'accept-profile': schema ?? 'public' },
      })
      if (!mayCall) expect([...what, refused(get)]).toEqual([...what, true])
    })
  }
  expect(await everything()).toEqual(before)
  tell({
    row: ROW,
    did: `${names.length} functions × 2 persons`,
    found: '0 gave or changed anything',
  })
}, 60_000)

const uuid = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
function valueFor(argument: string): unknown {
  if (['ids', 'starts', 'patterns'].includes(argument)) {
    if (argument === 'ids') return [enquiry]
    return argument === 'starts' ? ['2020-01-01T00:00:00Z'] : []
  }
  if (['owner_id', 'image', 'upload', 'seen_id'].includes(argument)) return uuid
  if (['media', 'captions', 'rows'].includes(argument)) return []
  if (argument === 'project') return { id: uuid, title: 'x', location: 'y', description: 'z' }
  if (['is_spam', 'newer'].includes(argument)) return false
  if (['most', 'per_page'].includes(argument)) return 5
  if (argument === 'table_name') return 'projects'
  return argument === 'seen_at' ? '2030-01-01T00:00:00Z' : 'x'
}
/** Null, false, zero or empty; an unknown type's list has no pages. */
const harmless = (answer: unknown) =>
  [false, null].includes(answer as never) ||
  (answer as { total?: number }).total === 0 ||
  (Array.isArray(answer) && answer.every((value) => value === 0))

it('the auth service offers no way to create an account or an owner', async () => {
  // Other tests create accounts meanwhile, and change their addresses ('new-contract-…').
  const count = async () => {
    const { data } = await server().auth.admin.listUsers({ perPage: 1000 })
    return data.users.filter(({ email }) => !email?.includes('contract-')).length
  }
  const before = await count()
  const email = `stranger-${randomUUID()}@example.com`
  const password = 'Secret-123456'
  const doors: [method: string, path: string, body?: object][] = [
    ['POST', 'signup', { email, password }],
    ['POST', 'signup', { phone: '+441914980123', password }],
    ['POST', 'signup', {}],
    ['POST', 'signup', { data: { role: 'owner' } }],
    ['POST', 'otp', { email, create_user: true }],
    ['POST', 'otp', { phone: '+441914980123', create_user: true }],
    ['POST', 'magiclink', { email }],
    ['POST', 'invite', { email }],
    ['POST', 'admin/generate_link', { type: 'signup', email, password }],
    ['POST', 'admin/generate_link', { type: 'magiclink', email: owner.email }],
    ['GET', 'admin/users'],
    ['GET', `admin/users/${owner.id}`],
    ['POST', 'admin/users', { email, password, email_confirm: true }],
    ['PUT', `admin/users/${owner.id}`, { password }],
    ['DELETE', `admin/users/${owner.id}`],
    ['GET', 'admin/audit'],
    ['GET', 'admin/sso/providers'],
    ['POST', 'token?grant_type=password', { email: owner.email, password }],
    ['POST', 'token?grant_type=refresh_token', { refresh_token: 'guessed' }],
    ['POST', 'token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
    ['POST', 'token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
    ['POST', 'token?grant_type=web3', { chain: 'ethereum', message: 'x', signature: 'y' }],
    ['POST', 'verify', { type: 'recovery', token_hash: 'guessed' }],
    ['POST', 'verify', { type: 'signup', email: owner.email, token: '123456' }],
    ['POST', 'verify', { type: 'email_change', email: owner.email, token: '123456' }],
    ['POST', 'sso', { domain: 'example.com' }],
  ]
  for (const caller of persons) {
    for (const [method, path, body] of doors) {
      const answer = await call(caller, `/auth/v1/${path}`, {
        method,
        body: body && JSON.stringify(body),
      })
      const what = [caller.persona, method, path]
      expect([...what, refused(answer)]).toEqual([...what, true])
      expect(await answer.text()).not.toContain('access_token')
    }
    // Anyone may read the settings; sign-up must be off.
    const settings = await (await call(caller, '/auth/v1/settings')).json()
    expect(settings).toMatchObject({ disable_signup: true })
  }
  const [, stranger] = persons
  const raised = {
    data: { role: 'owner' },
    app_metadata: { role: 'service_role' },
    role: 'service_role',
  }
  if (stranger) {
    await call(stranger, '/auth/v1/user', { method: 'PUT', body: JSON.stringify(raised) })
    const { data } = await stranger.client.auth.refreshSession()
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect([claims.role, claims.app_metadata?.role]).toEqual(['authenticated', undefined])
    expect((await stranger.client.rpc('viewer_is_owner')).data).toBe(false)
  }
  expect(await count()).toBe(before)
  tell({ row: ROW, did: `${doors.length} doors of authentication × 2 persons`, found: '0 opened' })
})

it('a token signed elsewhere is refused', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { role: 'service_role', sub: owner.id, exp: 4_102_444_800, iss: 'supabase' }
  const session = (await owner.client.auth.getSession()).data.session?.access_token ?? ''
  const [head = '', , signature = ''] = session.split('.')
  const forged = [
    `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({})}`,
    `${head}.${part(claims)}.${signature}`,
    `${head}.${part({ ...claims, role: 'authenticated' })}.${signature}`,
    'service_role',
    'null',
    `${session}x`,
  ]
  for (const token of forged) {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` }
    for (const path of ['rest/v1/contact_forms?select=id', 'auth/v1/user', 'auth/v1/admin/users']) {
      const answer = await fetch(`${url}/${path}`, { headers })
      const what = [token.slice(0, 30), path]
      expect([...what, refused(answer)]).toEqual([...what, true])
    }
    const bucket = await fetch(`${url}/storage/v1/object/list/uploads`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '', limit: 10 }),
    })
    expect(bucket.ok ? await bucket.json() : []).toEqual([])
  }
  tell({ row: ROW, did: `${forged.length} forged tokens`, found: '0 believed' })
})

it('realtime sends a stranger no rows', async () => {
  const heard: unknown[] = []
  const own: unknown[] = []
  const clients: SupabaseClient[] = []
  const listen = (client: SupabaseClient, schema: string, table: string, into: unknown[]) =>
    new Promise<void>((resolve) => {
      clients.push(client)
      client
        .channel(`direct-${randomUUID()}`)
        .on('postgres_changes', { event: '*', schema, table }, (event) => into.push(event))
        .on('system', {}, () => resolve())
        .subscribe((status) => status !== 'SUBSCRIBED' && resolve())
    })
  const tables = [...Object.keys(described.tables), 'public.*', 'auth.users', 'storage.objects']
  try {
    for (const { client } of persons) {
      await each(tables, (table) => {
        const [schema = '', name = ''] = table.split('.')
        return listen(client, schema, name, heard)
      })
    }
    await listen(owner.client, 'public', 'contact_forms', own)
    const admin = server()
    await admin.from('contact_forms').update({ note: 'x' }).eq('id', enquiry)
    await admin.from('projects').update({ description: 'y' }).eq('user_id', owner.id)
    await admin.from('profiles').update({ company_name: 'y' }).eq('id', owner.id)
    await admin.from('uploads').update({ width: 3 }).eq('user_id', owner.id)
    await admin.from('contact_forms').update({ note: 'last' }).eq('id', enquiry)
    await eventually(
      () => own.length,
      (count) => count === 2,
    )
    // A caller without select learns that, and nothing about the row.
    const nothing = { new: {}, old: {}, errors: ['Error 401: Unauthorized'] }
    expect(heard).toEqual(heard.map(() => expect.objectContaining(nothing)))
  } finally {
    for (const client of clients) {
      await client.removeAllChannels()
      client.realtime.disconnect()
    }
  }
  tell({
    row: ROW,
    did: `${tables.length} channels × 2 persons; ${calls} calls in all`,
    found: '0 rows told',
  })
})
