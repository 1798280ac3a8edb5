import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { sha256 } from '@/tools/archive/archive'
import { backUp, restore } from '@/tools/archive/backup'
import { got, pathsOf } from '@/tools/archive/stored'
import type { AdminClient } from '@/tools/launcher/admin-client'
import {
  type BackendProcess,
  newDataFolder,
  removeDataFolder,
  startProcess,
} from '../../backend-process'

// Uses the commands themselves, into an empty folder with another port and host name.
const run = promisify(execFile)
const folder = newDataFolder()
const [dir, backup, restored] = ['data', 'backup', 'restored'].map((name) =>
  join(folder, name),
) as [string, string, string]
afterAll(() => removeDataFolder(folder))

const olive = { email: 'olive@example.org', password: 'secret-window' }
const connect = ({ url }: BackendProcess, key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

async function command(script: string, data: string, ...options: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, LOCAL_SUPABASE_DIR: data }
  const { stdout, stderr } = await run(
    process.execPath,
    [`tools/commands/${script}.ts`, ...options],
    {
      env,
    },
  ).catch((error: { stdout: string; stderr: string }) => error)
  return `${stdout}${stderr}`
}

/** Rows of every table, the platform's too, read as superuser while no backend runs. */
async function tables(...folders: string[]): Promise<Record<string, number>[]> {
  const script = `
    import { openDatabase } from './tools/embedded-backend/database.ts'
    const all = []
    for (const folder of JSON.parse(process.env.FOLDERS)) {
      const database = await openDatabase(folder + '/database')
      const counts = {}
      const tables = await database.sql(
        "select format('%I.%I', schemaname, tablename) as name from pg_tables" +
        " where schemaname in ('public', 'private', 'auth', 'storage') order by 1")
      for (const { name } of tables) {
        const [row] = await database.sql('select count(*)::integer as count from ' + name)
        counts[name] = row.count
      }
      all.push(counts)
      await database.close()
    }
    console.log(JSON.stringify(all))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, FOLDERS: JSON.stringify(folders) },
  })
  return JSON.parse(stdout)
}

/** Hashes of every file in every bucket. */
async function hashFiles(admin: AdminClient): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const { id } of got('Listing buckets', await admin.storage.listBuckets())) {
    for await (const path of pathsOf(admin, id)) {
      const file = got(`Reading ${id}/${path}`, await admin.storage.from(id).download(path))
      hashes[`${id}/${path}`] = sha256(new Uint8Array(await file.arrayBuffer()))
    }
  }
  return hashes
}

async function fill(backend: BackendProcess): Promise<void> {
  const admin = connect(backend, backend.secretKey)
  const { data } = await admin.auth.admin.createUser({ ...olive, email_confirm: true })
  const owner = data.user?.id ?? ''
  await admin.rpc('add_owner', { owner_id: owner })
  await admin.from('profiles').insert({ id: owner, company_name: 'Clearview' })
  const project = { title: 'Bay', location: 'Roker', description: 'One.', start_date: '2026-01-01' }
  await admin.from('projects').insert({ ...project, user_id: owner })
  await admin.from('contact_forms').insert(
    ['Ann', 'Bob'].map((name) => ({
      id: randomUUID(),
      name,
      email: `${name}@example.org`,
      project_type: 'custom',
      message: 'Hello',
    })),
  )
  const files = [
    ['project-images', 'a.jpg', 'image/jpeg'],
    ['logos', 'b.png', 'image/png'],
    ['public', 'c.xml', 'text/xml'],
    ['uploads', 'd.webp', 'image/webp'],
  ] as const
  for (const [bucket, path, contentType] of files) {
    const sent = await admin.storage
      .from(bucket)
      .upload(path, Buffer.from(`bytes of ${path}`), { contentType })
    expect(sent.error).toBeNull()
  }
}

let first: BackendProcess
let filesBefore: Record<string, string>
beforeAll(async () => {
  first = await startProcess(dir)
  try {
    await fill(first)
    filesBefore = await hashFiles(connect(first, first.secretKey))
    expect(Object.keys(filesBefore)).toHaveLength(4)
    // A database in use cannot be copied.
    expect(() => backUp({ from: dir, to: backup })).toThrow('is already in use')
    expect(existsSync(backup)).toBe(false)
  } finally {
    await first.stop()
  }
}, 60_000)

it('backs up and restores every row by command, without overwriting', async () => {
  expect(await command('backup', dir, '--to', backup)).toContain('saved in')
  expect(() => backUp({ from: dir, to: backup })).toThrow('is not empty')
  expect(readdirSync(join(backup, 'data'))).not.toContain('lock')

  expect(await command('restore', restored, '--from', backup)).toContain('restored to')
  await expect(restore({ from: backup, to: restored })).rejects.toThrow('is not empty')
  expect([backup, restored].map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o700])
  const [before = {}, after = {}] = await tables(dir, restored)
  expect(after).toEqual(before)
  expect(before).toMatchObject({
    'private.owners': 1,
    'auth.users': 1,
    'public.contact_forms': 2,
    // A mail to the owner and a confirmation of each.
    'public.outbox': 4,
  })
}, 60_000)

it('serves the same files and accounts under another port and host name', async () => {
  const second = await startProcess(restored, undefined, 'localhost')
  try {
    expect(second.url).toMatch(/^http:\/\/localhost:/)
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await hashFiles(connect(second, second.secretKey))).toEqual(filesBefore)
    const visitor = connect(second, first.publishableKey)
    expect((await visitor.auth.signInWithPassword(olive)).error).toBeNull()
    expect((await visitor.rpc('viewer_is_owner')).data).toBe(true)
  } finally {
    await second.stop()
  }
}, 60_000)

it('refuses an incomplete or changed backup, and a folder that is no data folder', async () => {
  const other = join(folder, 'other')
  const [name = ''] = readdirSync(join(backup, 'data/database')).filter((file) =>
    /conf$/.test(file),
  )
  appendFileSync(join(backup, 'data/database', name), '\n# changed')
  const bringBack = () => restore({ from: backup, to: other })
  await expect(bringBack()).rejects.toThrow(`database/${name} has changed since the backup`)
  rmSync(join(backup, 'backup.json'))
  await expect(bringBack()).rejects.toThrow('is not a complete backup')
  expect(existsSync(other)).toBe(false)
  mkdirSync(other)
  writeFileSync(join(other, 'letter.txt'), 'Dear Ann')
  expect(() => backUp({ from: other, to: join(folder, 'away') })).toThrow('is not a data folder')
})
