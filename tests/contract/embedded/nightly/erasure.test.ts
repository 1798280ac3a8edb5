import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { freePort } from '@/tools/launcher/ports'
import { openMailbox } from '../../../../tools/embedded-backend/mailbox'
import { loadSecrets } from '../../../../tools/embedded-backend/secrets'
import {
  type BackendProcess,
  newDataFolder,
  removeDataFolder,
  startProcess,
} from '../../backend-process'

// Erased people stay erased after restoring older data; uses the commands themselves.
const run = promisify(execFile)
const folder = newDataFolder()
const place = (name: string) => join(folder, name)
const dir = place('data')
afterAll(() => removeDataFolder(folder))

const command = async (script: string, data: string, ...options: string[]) =>
  run(process.execPath, [`tools/commands/${script}.ts`, ...options], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOCAL_SUPABASE_DIR: data,
      LOCAL_SUPABASE_PORT: String(await freePort()),
      ERASURE_SECRET: 'erasures-are-written-with-this-secret',
    },
  })

const connect = ({ url, secretKey }: BackendProcess) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function kept(data: string): Promise<string[]> {
  const backend = await startProcess(data)
  try {
    const { data: rows } = await connect(backend).from('contact_forms').select('name')
    const mails = await (await fetch(`${backend.mailboxUrl}.json`)).json()
    return [
      ...(rows ?? []).map(({ name }) => name),
      ...mails.map(({ text }: { text: string }) => text),
    ].sort()
  } finally {
    await backend.stop()
  }
}

beforeAll(async () => {
  const backend = await startProcess(dir)
  try {
    for (const name of ['Ann', 'Bob']) {
      const row = { id: randomUUID(), name, email: `${name}@example.org`, message: 'Hello' }
      await connect(backend)
        .from('contact_forms')
        .insert({ ...row, project_type: 'custom' })
    }
  } finally {
    await backend.stop()
  }
  const mailbox = openMailbox(dir, loadSecrets(dir))
  for (const name of ['Ann', 'Bob']) {
    const mail = { to: 'olive@example.org', subject: 'New enquiry', html: '' }
    await mailbox.store({ ...mail, text: `Email: ${name}@example.org` })
  }
}, 180_000)

it('repeats erasures after restoring an older backup', async () => {
  await command('backup', dir, '--to', place('backup'))
  await command('personal-data', dir, '--erase', '--email', 'ANN+x@example.org')
  expect(readFileSync(join(dir, 'mailbox.jsonl'), 'utf8')).not.toContain('Ann')

  // Not readable, and not found by hashing addresses without the key.
  const list = readFileSync(`${dir}.erasures`, 'utf8')
  expect(list).toMatch(/^[\w-]{43}\n$/)
  for (const digest of ['base64', 'base64url', 'hex'] as const) {
    expect(list).not.toContain(createHash('sha256').update('ann@example.org').digest(digest))
  }

  renameSync(dir, place('former'))
  await command('restore', dir, '--from', place('backup'))
  expect(await kept(dir)).toEqual(['Bob', 'Email: Bob@example.org'])
}, 180_000)
