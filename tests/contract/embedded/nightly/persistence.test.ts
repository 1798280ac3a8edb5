import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { dose, isHard, tell } from '@/tools/test-runner/dose'
import {
  type BackendProcess,
  newDataFolder,
  prepareData,
  removeDataFolder,
  startProcess,
} from '../../backend-process'

const dir = newDataFolder()
let backend: BackendProcess
const connect = (key: string) => createClient(backend.url, key, { auth: { persistSession: false } })

describe('data', () => {
  beforeAll(async () => {
    backend = await startProcess(dir)
  }, 120_000)
  afterAll(async () => {
    await backend?.stop()
    removeDataFolder(dir)
  })

  it.each(isHard ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const))(
    'survives %s: rows, accounts, files and keys',
    async (signal) => {
      const admin = connect(backend.secretKey)
      const account = { email: `${randomUUID()}@example.com`, password: 'Secret-123456' }
      await admin.auth.admin.createUser({ ...account, email_confirm: true })
      const ids = Array.from({ length: 20 }, () => randomUUID())
      const enquiry = {
        name: 'V',
        email: 'v@example.com',
        project_type: 'custom',
        message: 'Hello',
      }
      const inserts = ids.map((id) => admin.from('contact_forms').insert({ id, ...enquiry }))
      expect((await Promise.all(inserts)).filter(({ error }) => error)).toEqual([])
      const path = `${randomUUID()}.xml`
      await admin.storage
        .from('public')
        .upload(path, Buffer.from('<a/>'), { contentType: 'text/xml' })
      const { publishableKey, secretKey } = backend

      await backend.stop(signal)
      backend = await startProcess(dir)

      expect(backend).toMatchObject({ publishableKey, secretKey })
      const { count } = await asServer()
        .from('contact_forms')
        .select('*', { count: 'exact', head: true })
        .in('id', ids)
      expect(count).toBe(20)
      expect((await connect(publishableKey).auth.signInWithPassword(account)).error).toBeNull()
      expect(await (await asServer().storage.from('public').download(path)).data?.text()).toBe(
        '<a/>',
      )
    },
    120_000,
  )

  it('stays writable when the write-ahead log starts a new file, every 16 MB', async () => {
    const noise = () => randomBytes(2500).toString('hex')
    for (let batch = 0; batch < 7; batch += 1) {
      const rows = Array.from({ length: 400 }, () => ({
        name: 'V',
        email: 'v@example.com',
        project_type: 'custom',
        message: noise(),
      }))
      expect((await asServer().from('contact_forms').insert(rows)).error).toBeNull()
    }
    const { count } = await asServer()
      .from('contact_forms')
      .select('*', { count: 'exact', head: true })
    expect(count).toBeGreaterThanOrEqual(2800)
  }, 120_000)

  it('holds each acknowledged enquiry once, however often the process is killed', async () => {
    const count = dose(60, 2_000)
    const kills = dose(1, 25)
    const ids = Array.from({ length: count }, () => randomUUID())
    let acknowledged = 0
    const insist = async (id: string): Promise<void> => {
      for (;;) {
        const row = { id, name: 'V', email: `${id}@example.com`, project_type: 'custom' }
        const { error, status } = await asServer()
          .from('contact_forms')
          .insert({ ...row, message: id })
        // A duplicate: the response was lost with the process.
        if (!error || error.code === '23505') break
        if (status >= 400 && status < 500) throw error
        await sleep(50)
      }
      acknowledged += 1
    }
    const waiting = [...ids]
    const senders = Array.from({ length: 20 }, async () => {
      for (let id = waiting.pop(); id; id = waiting.pop()) await insist(id)
    })
    const sent = Promise.all(senders)
    for (let kill = 1; kill <= kills; kill += 1) {
      while (acknowledged < (count * kill) / (kills + 1)) await Promise.race([sleep(1), sent])
      await backend.stop('SIGKILL')
      backend = await startProcess(dir, Number(new URL(backend.url).port))
    }
    await sent
    await backend.stop('SIGKILL')
    backend = await startProcess(dir)
    const table = () => asServer().from('contact_forms')
    const { count: stored } = await table()
      .select('*, outbox!outbox_contact_form_id_fkey(id)', { count: 'exact', head: true })
      .like('email', '%-%-%@example.com')
    expect(stored).toBe(count)
    // Each has its mail or, where many came, its hour's.
    const outbox = asServer().from('outbox').select('digest_hour')
    const { data: digests } = await outbox.not('digest_hour', 'is', null)
    const told = new Set(digests?.map(({ digest_hour }) => Date.parse(digest_hour)))
    const inbox = await table()
      .select('created_at, outbox!outbox_contact_form_id_fkey(id)')
      .eq('archived', false)
      .limit(1_000)
    const hourOf = (time: string) => new Date(time).setMinutes(0, 0, 0)
    const untold = inbox.data?.filter((row) => !row.outbox && !told.has(hourOf(row.created_at)))
    expect(untold).toEqual([])
    tell({
      row: 'enquiries acknowledged while processes are killed and lines fail',
      did: `${count} straight at the Data API, backend killed ${kills + 1} times`,
      found: `${stored} rows, 0 lost, 0 twice`,
    })
  }, 600_000)

  it('ends the process instead of hanging when PostgreSQL aborts', () => {
    const other = newDataFolder()
    prepareData(other)
    const fallen = spawnSync(
      process.execPath,
      ['tests/contract/break-off.ts', `${other}/database`],
      { encoding: 'utf8', timeout: 25_000 },
    )
    removeDataFolder(other)
    expect(fallen.stdout).toBe('[{"word":"saved"}]\n')
    expect(fallen.stderr).toContain('PostgreSQL stopped working')
    expect(fallen.stderr).toContain('no disk any more')
    expect(fallen.status).toBe(1)
  })

  it('is used by one process at a time', () => {
    const env = { ...process.env, LOCAL_SUPABASE_DIR: dir, LOCAL_SUPABASE_PORT: '0' }
    const second = spawnSync(process.execPath, ['tools/embedded-backend/serve.ts'], {
      env,
      encoding: 'utf8',
      timeout: 25_000,
    })
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(/^The data in \S+ is already in use by process \d+/)
  })

  it('is refused when another version made it', () => {
    const other = newDataFolder()
    prepareData(other)
    const none = mkdtempSync(join(other, 'migrations-'))
    const env = { ...process.env, LOCAL_SUPABASE_DIR: other, LOCAL_SUPABASE_PORT: '0' }
    const second = spawnSync(process.execPath, ['tools/embedded-backend/serve.ts'], {
      env: { ...env, LOCAL_SUPABASE_MIGRATIONS: none },
      encoding: 'utf8',
      timeout: 25_000,
    })
    removeDataFolder(other)
    expect(second.stderr).toMatch(/^This data was made by another version of the site\./)
    expect(second.status).toBe(1)
  })

  it('is left untouched when the port is taken', () => {
    const port = new URL(backend.url).port
    const other = newDataFolder()
    const env = {
      ...process.env,
      LOCAL_SUPABASE_DIR: other,
      LOCAL_SUPABASE_PORT: port,
      HOST: '127.0.0.1',
    }
    const second = spawnSync(process.execPath, ['tools/embedded-backend/serve.ts'], {
      env,
      encoding: 'utf8',
      timeout: 25_000,
    })
    removeDataFolder(other)
    expect(second.stderr).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already in use`))
  })
})

function asServer() {
  return connect(backend.secretKey)
}
