import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { readDemoMarker } from '@/tools/launcher/installation'
import { freePort } from '@/tools/launcher/ports'
import { isHard } from '@/tools/test-runner/dose'
import {
  type BackendProcess,
  newDataFolder,
  removeDataFolder,
  startProcess,
} from '../../backend-process'

// Moves data from one backend to another with the commands themselves.
const run = promisify(execFile)
const dirs = [newDataFolder(), newDataFolder()]
const archive = newDataFolder()
let from: BackendProcess
let to: BackendProcess

beforeAll(async () => {
  ;[from, to] = (await Promise.all(dirs.map((dir) => startProcess(dir)))) as [
    BackendProcess,
    BackendProcess,
  ]
}, 120_000)
afterAll(async () => {
  await Promise.all([from?.stop(), to?.stop()])
  for (const dir of [...dirs, archive]) removeDataFolder(dir)
})

const admin = ({ url, secretKey }: BackendProcess) =>
  createClient(url, secretKey, { auth: { persistSession: false } })

function command(script: string, backend: BackendProcess, ...options: string[]) {
  return commandWith(
    {
      NEXT_PUBLIC_SITE_URL: 'https://site.invalid',
      NEXT_PUBLIC_SUPABASE_URL: backend.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
    },
    script,
    ...options,
  )
}

async function commandWith(settings: Record<string, string>, script: string, ...options: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...settings }
  try {
    const { stdout } = await run(process.execPath, [`tools/commands/${script}.ts`, ...options], {
      env,
    })
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return `${stdout}${stderr}`
  }
}

async function fill(backend: BackendProcess): Promise<void> {
  const client = admin(backend)
  const { data } = await client.auth.admin.createUser({
    email: 'olive@example.org',
    password: 'secret-window',
    email_confirm: true,
  })
  const owner = data.user?.id ?? ''
  await client.rpc('add_owner', { owner_id: owner })
  await client.from('profiles').insert({ id: owner, company_name: 'Clearview' })
  const made = await client
    .from('projects')
    .insert({
      user_id: owner,
      title: 'Bay',
      location: 'Roker',
      description: 'One.',
      start_date: '2026-01-01',
    })
    .select('id')
    .single()
  const project = made.data?.id as string
  // Leaves a former slug.
  await client.from('projects').update({ title: 'Bow' }).eq('id', project)
  const path = `${owner}/${project}/1-a.jpg`
  await client.storage
    .from('project-images')
    .upload(path, Buffer.from('a picture'), { contentType: 'image/jpeg', cacheControl: '31536000' })
  const level = `${owner}/${project}/1-level.jpg`
  await client.storage
    .from('project-images')
    .upload(level, Buffer.from('the same, lined up'), { contentType: 'image/jpeg' })
  await client.from('project_images').insert({
    lined_up_path: level,
    lined_up_width: 3,
    lined_up_height: 2,
    project_id: project,
    url: `${backend.url}/storage/v1/object/public/project-images/${path}`,
    image_type: 'before',
    is_cover: true,
    path,
  })
  const ann = randomUUID()
  const enquiry = { email: 'ann@example.org', project_type: 'custom', message: 'Hello\n"there"' }
  await client.from('contact_forms').insert([
    { ...enquiry, id: ann, name: 'Ann' },
    { ...enquiry, id: randomUUID(), name: 'Robot', quarantine_reason: 'honeypot' },
  ])
  await client
    .from('contact_forms')
    .update({ status: 'completed', note: 'Rang.' })
    .eq('name', 'Ann')

  const photo = randomUUID()
  const stored = { id: photo, contact_form_id: ann, path: `${ann}/${photo}.jpg` }
  await client.from('enquiry_images').insert(stored)
  await client.storage
    .from('enquiry-images')
    .upload(stored.path, Buffer.from('a photo'), { contentType: 'image/jpeg' })

  const proof = { user_id: owner, is_example: true }
  await client.from('reviews').insert([
    { ...proof, name: 'Rose', given_on: '2026-02-03', words: '“Warm.”', project_id: project },
    { ...proof, name: 'Bob', given_on: '2026-02-03', words: 'Tidy.', position: 1 },
  ])
  const logo = `${owner}/logo/guild.png`
  await client.storage
    .from('logos')
    .upload(logo, Buffer.from('a logo'), { contentType: 'image/png' })
  const logo_url = `${backend.url}/storage/v1/object/public/logos/${logo}`
  await client.from('accreditations').insert({ ...proof, name: 'Guild', logo_url })

  // A former owner whose projects stay.
  const former = await client.auth.admin.createUser({
    email: 'former@example.org',
    password: 'secret-window',
    email_confirm: true,
  })
  const id = former.data.user?.id ?? ''
  await client.from('profiles').insert({ id, company_name: 'Clearview and Sons' })
  await client.from('projects').insert({
    user_id: id,
    title: 'Porch',
    location: 'Roker',
    description: 'Two.',
    start_date: '2025-01-01',
  })
}

async function everything(backend: BackendProcess) {
  const client = admin(backend)
  const tables = [
    ...['profiles', 'projects', 'project_slugs'],
    ...['project_images', 'contact_forms', 'enquiry_images', 'reviews', 'accreditations'],
  ]
  const rows = await Promise.all(
    tables.map(async (table) => {
      const key = table === 'project_slugs' ? 'slug' : 'id'
      const { data } = await client.from(table).select('*').order(key)
      return JSON.stringify(data).replaceAll(backend.url, 'http://backend')
    }),
  )
  const [photo] = (await client.from('enquiry_images').select('path')).data ?? []
  const sent = await client.storage.from('enquiry-images').download(photo?.path ?? '')
  const [image] = (await client.from('project_images').select('path')).data ?? []
  const stored = await fetch(
    `${backend.url}/storage/v1/object/public/project-images/${image?.path}`,
  )
  return {
    rows,
    photo: await sent.data?.text(),
    type: stored.headers.get('content-type'),
    cache: stored.headers.get('cache-control'),
    hash: createHash('sha256')
      .update(Buffer.from(await stored.arrayBuffer()))
      .digest('hex'),
  }
}

it('moves rows, times, addresses, states, files and owners into an empty project, once', async () => {
  await fill(from)
  expect(await command('export', from, '--to', archive)).toContain('Written to')
  const before = await everything(from)
  expect(before.rows.every((rows) => rows.length > 10)).toBe(true)
  expect(before.photo).toBe('a photo')

  const told = await command('import', to, '--from', archive)
  expect(told).toContain('Import complete')
  expect(await everything(to)).toEqual(before)

  const password = /olive@example\.org {2}(\S+)/.exec(told)?.[1] ?? ''
  const visitor = createClient(to.url, to.publishableKey, { auth: { persistSession: false } })
  const { data } = await visitor.auth.signInWithPassword({ email: 'olive@example.org', password })
  expect(data.user?.email).toBe('olive@example.org')
  expect((await visitor.rpc('viewer_is_owner')).data).toBe(true)
  expect(told).not.toContain('former@example.org')
  expect((await admin(to).rpc('list_owners')).data).toEqual([data.user?.id])

  // Triggers are active again: a new enquiry is processed, and a second import overwrites nothing.
  await admin(to).from('contact_forms').insert({
    name: ' Bob ',
    email: 'bob@example.org',
    project_type: 'custom',
    message: 'Hi',
    status: 'completed',
  })
  const { data: bob } = await admin(to).from('contact_forms').select('status').eq('name', 'Bob')
  expect(bob).toEqual([{ status: 'new' }])
  expect(await command('import', to, '--from', archive)).toContain('The project is not empty')
  expect(await command('export', from, '--to', archive)).toContain('is not empty')
}, 60_000)

if (isHard) {
  it('an import adds no demo content to an empty data folder', async () => {
    const dir = newDataFolder()
    try {
      const settings = { LOCAL_SUPABASE_DIR: dir, LOCAL_SUPABASE_PORT: String(await freePort()) }
      const told = await commandWith(settings, 'import', '--from', archive)
      expect(told).toContain('Import complete')
      const { data } = await admin(from).rpc('list_owners')
      expect(readDemoMarker(dir)).toBe(data?.[0])
    } finally {
      removeDataFolder(dir)
    }
  }, 60_000)
}

it('skips and names a file that is listed but missing', async () => {
  const another = newDataFolder()
  // As after restoring the database without its files.
  const stored = join(dirs[0] as string, 'files')
  for (const name of readdirSync(stored)) rmSync(join(stored, name))
  const told = await command('export', from, '--to', another)
  expect(told).toContain('4 files are listed but missing')
  expect(told).toContain('Written to')
  removeDataFolder(another)
}, 60_000)

it('refuses a changed or incomplete archive', async () => {
  const empty = newDataFolder()
  const backend = await startProcess(empty)
  try {
    const { data } = await admin(from).from('project_images').select('path')
    writeFileSync(join(archive, 'files/project-images', data?.[0]?.path), 'another picture')
    expect(await command('import', backend, '--from', archive)).toContain(
      'was changed in the archive',
    )
    rmSync(join(archive, 'manifest.json'))
    expect(await command('import', backend, '--from', archive)).toContain('manifest.json')
    expect((await admin(backend).from('projects').select('id')).data).toEqual([])
  } finally {
    await backend.stop()
    removeDataFolder(empty)
  }
}, 60_000)
