import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { AdminClient } from '../launcher/admin-client.ts'
import { CommandError } from '../launcher/lifecycle.ts'
import {
  type Manifest,
  type MovedTable,
  manifestSchema,
  movedTables,
  sha256,
  withOrigin,
} from './archive.ts'
import { countRows, got, type Row } from './stored.ts'

interface Options {
  admin: AdminClient
  origin: string
  /** Folder of an export. */
  dir: string
  /** Called for each account, since passwords cannot be moved. */
  newPassword: () => string
  say: (line: string) => void
}

interface NewAccount {
  id: string
  email: string
  /** Undefined where the account existed. */
  password: string | undefined
}

const BATCH = 500

/**
 * Imports an archive into an empty project and compares afterwards. Overwrites nothing.
 * @returns the owners
 */
export async function importProject(options: Options): Promise<NewAccount[]> {
  const { admin, origin, dir, say } = options
  const manifest = readManifest(dir)
  for (const table of ['projects', 'contact_forms', 'profiles'] as const) {
    const count = await countRows(admin, table)
    if (count)
      throw new CommandError(
        `The project is not empty: it has ${count} rows in ${table}. Import into an empty project.`,
      )
  }
  const owners = await putAccounts(options, manifest)
  say(`${manifest.accounts.length} accounts, ${owners.length} of them owners`)
  await putFiles(options, manifest)
  say(`${manifest.files.length} files`)
  for (const table of movedTables) {
    if (manifest.rows[table] === undefined) continue
    await putRows(admin, table, join(dir, 'rows', `${table}.jsonl`), (row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          withOrigin(value, manifest.origin, origin),
        ]),
      ),
    )
    const count = await countRows(admin, table)
    if (count !== manifest.rows[table]) {
      throw new CommandError(
        `${table}: only ${count} of ${manifest.rows[table]} rows arrived. Import into a new project.`,
      )
    }
    say(`${table}: ${count}`)
  }
  return owners
}

function readManifest(dir: string): Manifest {
  const found = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'))
  const { data } = manifestSchema.safeParse(found)
  if (data) return data
  throw new CommandError(
    `${dir} was written by another version of this program. Import it with that version, or export again with this one.`,
  )
}

/** Keeps the ids, which rows and paths refer to. */
async function putAccounts(
  { admin, newPassword }: Options,
  { accounts }: Manifest,
): Promise<NewAccount[]> {
  const owners: NewAccount[] = []
  for (const { id, email, isOwner } of accounts) {
    const password = newPassword()
    const made = await admin.auth.admin.createUser({ id, email, password, email_confirm: true })
    const existing = made.error && (await admin.auth.admin.getUserById(id)).data.user
    if (made.error && !existing)
      throw new CommandError(`The account ${email}: ${made.error.message}`)
    if (made.data.user && made.data.user.id !== id) {
      throw new CommandError(
        `The account ${email} could not keep its id. Please delete it and ask your host.`,
      )
    }
    if (!isOwner) continue
    got('Making an owner', {
      data: true,
      error: (await admin.rpc('add_owner', { owner_id: id })).error,
    })
    owners.push({ id, email, password: existing ? undefined : password })
  }
  return owners
}

/** Before the rows, so that no page shows a missing picture. Each file is checked on arrival. */
async function putFiles({ admin, dir }: Options, { files }: Manifest): Promise<void> {
  for (const { bucket, path, type, cacheControl, sha256: wanted } of files) {
    const bytes = readFileSync(join(dir, 'files', bucket, path))
    if (sha256(bytes) !== wanted)
      throw new CommandError(`${bucket}/${path} was changed in the archive. Export again.`)
    const store = admin.storage.from(bucket)
    got(
      `Sending ${bucket}/${path}`,
      await store.upload(path, bytes, { contentType: type, cacheControl, upsert: true }),
    )
    const back = got(`Reading back ${bucket}/${path}`, await store.download(path))
    if (sha256(new Uint8Array(await back.arrayBuffer())) !== wanted) {
      throw new CommandError(`${bucket}/${path} arrived damaged. Try again with an empty project.`)
    }
  }
}

async function putRows(
  admin: AdminClient,
  table: MovedTable,
  file: string,
  change: (row: Row) => Row,
) {
  let batch: Row[] = []
  const send = async () => {
    const rows = batch as never
    if (batch.length)
      got(`Writing ${table}`, await admin.rpc('restore_rows', { table_name: table, rows }))
    batch = []
  }
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(change(JSON.parse(line) as Row))
    if (batch.length === BATCH) await send()
  }
  await send()
}
