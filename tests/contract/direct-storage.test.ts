import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { dose, isHard, tell } from '@/tools/test-runner/dose'
import {
  announced,
  newOwner,
  newPerson,
  type Person,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from './people'
import { jpeg, mp4 } from './sample-files'

const ROW = 'hostile uploads'
const OPEN = ['project-images', 'project-videos', 'logos', 'public'] as const
const STAGING = 'uploads'
const BUCKETS = [...OPEN, STAGING, 'enquiry-images']
/** The daily run tries one public bucket. */
const TRIED = isHard ? BUCKETS : ['project-images', STAGING]
const types: Record<string, string> = { 'project-videos': 'video/mp4', public: 'application/xml' }
const typeOf = (bucket: string) => types[bucket] ?? 'image/jpeg'

interface Caller {
  persona: string
  client: SupabaseClient
  /** A path they have announced and may upload to. */
  announced?: string
  /** A file they have uploaded there. */
  staged?: string
}
interface Answer {
  error: unknown
  data: unknown
}
type Try = [what: string, ask: () => PromiseLike<Answer>]

let owner: Person
let photo: Buffer
let film: Buffer
let callers: Caller[]
/** The owner's file in every bucket. */
const files: Record<string, string> = {}
/** A path that the owner has announced and not used. */
let promised: string

const bodyFor = (bucket: string) => (bucket === 'project-videos' ? film : photo)

beforeAll(async () => {
  photo = await jpeg(9)
  film = await mp4()
  owner = await newOwner()
  const [rival, stranger] = [await newOwner(), await newPerson()]
  folders = [owner, rival, stranger].map(({ id }) => id)
  for (const bucket of OPEN) {
    files[bucket] = `${owner.id}/${randomUUID()}/kept.jpg`
    await put(server(), bucket, files[bucket])
  }
  const staged = async (person: Person) => {
    const path = await announced(person, 'staged.jpg')
    await put(person.client, STAGING, path)
    return path
  }
  files[STAGING] = await staged(owner)
  promised = await announced(owner, 'promised.jpg')
  callers = [
    { persona: 'visitor', client: visitor() },
    { persona: 'stranger', client: stranger.client },
    {
      persona: 'rival',
      client: rival.client,
      announced: await announced(rival, 'own.jpg'),
      staged: await staged(rival),
    },
    { persona: 'owner', client: owner.client, announced: promised, staged: files[STAGING] },
  ]
})
afterAll(async () => {
  for (const bucket of OPEN)
    await server()
      .storage.from(bucket)
      .remove([fileIn(bucket)])
  await removePeople()
})

const fileIn = (bucket: string) => files[bucket] ?? ''

async function put(client: SupabaseClient, bucket: string, path: string): Promise<void> {
  const contentType = typeOf(bucket)
  const { error } = await client.storage.from(bucket).upload(path, bodyFor(bucket), { contentType })
  if (error) throw error
}

/** Folders in the buckets: each person's own. Other tests fill others meanwhile. */
let folders: string[]

/** Every file of a folder, with its metadata. */
async function filesOf(bucket: string, folder: string): Promise<string[]> {
  const { data } = await server().storage.from(bucket).list(folder, { limit: 1000 })
  const found = (data ?? []).map(async ({ id, name, updated_at, metadata }) => {
    const path = `${folder}/${name}`
    return id ? [JSON.stringify([path, id, updated_at, metadata])] : filesOf(bucket, path)
  })
  return (await Promise.all(found)).flat()
}

/** Everything these persons stored: metadata, the tried files' bytes; and the buckets. */
async function everything() {
  const stored = BUCKETS.map(async (bucket) => {
    const { data } = await server().storage.from(bucket).download(fileIn(bucket))
    const listed = await Promise.all(folders.map((folder) => filesOf(bucket, folder)))
    return [bucket, listed.flat().sort(), Buffer.from((await data?.bytes()) ?? [])]
  })
  const { data: buckets } = await server().storage.listBuckets()
  expect(buckets).toHaveLength(BUCKETS.length)
  return { stored: await Promise.all(stored), buckets }
}

/** Bulk calls answer per item: the successful ones. */
const gained = ({ error, data }: Answer) =>
  !error && (Array.isArray(data) ? data.some((each) => !each.error) : Boolean(data))

/**
 * Attempts to overwrite, add to or take from a bucket. The embedded backend cannot copy, move or sign a reading;
 * tests/policies checks the rules behind them.
 */
function triesAt(bucket: string, { client, announced: place }: Caller, contentType: string): Try[] {
  const [from, file, body] = [client.storage.from(bucket), fileIn(bucket), bodyFor(bucket)]
  const beside = `${file.slice(0, file.lastIndexOf('/'))}/${randomUUID()}.jpg`
  const elsewhere = bucket === STAGING ? 'project-images' : STAGING
  const over = { contentType, upsert: true }
  return [
    ['upload', () => from.upload(beside, body, { contentType })],
    ['upsert of nothing', () => from.upload(beside, body, over)],
    ['upsert', () => from.upload(file, body, over)],
    ['update', () => from.update(file, body, { contentType })],
    ['sign an upload', () => from.createSignedUploadUrl(beside)],
    ['sign an upsert', () => from.createSignedUploadUrl(file, { upsert: true })],
    ['copy', () => from.copy(file, beside)],
    ['move', () => from.move(file, beside)],
    ['copy to another bucket', () => from.copy(file, beside, { destinationBucket: elsewhere })],
    ['move to another bucket', () => from.move(file, beside, { destinationBucket: elsewhere })],
    ['copy to oneself', () => from.copy(file, place ?? beside, { destinationBucket: STAGING })],
    ['move to oneself', () => from.move(file, place ?? beside, { destinationBucket: STAGING })],
    ['remove', () => from.remove([file])],
    ['remove one', () => removeOne(client, bucket, file)],
    ['sign a reading', () => from.createSignedUrl(file, 60)],
    ['sign many readings', () => from.createSignedUrls([file], 60)],
    ['list', () => from.list(file.slice(0, file.lastIndexOf('/')))],
  ]
}

async function removeOne(client: SupabaseClient, bucket: string, path: string): Promise<Answer> {
  const answer = await fetch(`${url}/storage/v1/object/${bucket}/${path}`, {
    method: 'DELETE',
    headers: await headersOf(client),
  })
  return { error: answer.ok ? null : answer.status, data: true }
}

async function headersOf(client: SupabaseClient): Promise<Record<string, string>> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? publishableKey
  return { apikey: publishableKey, authorization: `Bearer ${token}` }
}

/** Attempts to move one's own staged file elsewhere. */
function triesFromOwn({ client, staged = '' }: Caller, toStaged: string): Try[] {
  const from = client.storage.from(STAGING)
  const open = TRIED.filter((bucket) => bucket !== STAGING)
  return open
    .flatMap((destinationBucket): Try[] => [
      ['copy own out', () => from.copy(staged, `${owner.id}/own.jpg`, { destinationBucket })],
      ['move own out', () => from.move(staged, `${owner.id}/own.jpg`, { destinationBucket })],
      ['copy own over', () => from.copy(staged, fileIn(destinationBucket), { destinationBucket })],
      ['move own over', () => from.move(staged, fileIn(destinationBucket), { destinationBucket })],
    ])
    .concat([
      ['copy own in', () => from.copy(staged, toStaged)],
      ['move own in', () => from.move(staged, toStaged)],
    ])
}

async function expectRefused(caller: Caller, place: string, tries: Try[]): Promise<number> {
  for (const [what, ask] of tries) {
    const about = [caller.persona, place, what]
    expect([...about, gained(await ask())]).toEqual([...about, false])
  }
  return tries.length
}

it('nobody reaches another owner’s file or a published one through storage', async () => {
  const before = await everything()
  let tried = 0
  for (const caller of callers) {
    for (const bucket of TRIED) {
      if (caller.persona === 'owner' && bucket === STAGING) continue
      const hostile = ['text/html', 'image/svg+xml'].slice(0, dose(0, 2))
      for (const type of [typeOf(bucket), ...hostile]) {
        tried += await expectRefused(caller, bucket, triesAt(bucket, caller, type))
      }
    }
    // A path announced by someone else; for the owner, one that nobody announced.
    const target = caller.persona === 'owner' ? `${owner.id}/own.jpg` : promised
    if (caller.staged) tried += await expectRefused(caller, 'own', triesFromOwn(caller, target))
  }
  expect(await everything()).toEqual(before)
  tell({
    row: ROW,
    did: `${tried} tries straight to storage at files that are there, four persons × ${TRIED.length} buckets`,
    found: '0 stored, changed, taken, listed or signed',
  })
})

it('nobody can create, change, empty or delete a bucket', async () => {
  const before = await everything()
  let tried = 0
  for (const caller of callers) {
    const { storage } = caller.client
    tried += await expectRefused(caller, 'buckets', [
      ['make', () => storage.createBucket(`mine-${caller.persona}`, { public: true })],
      ['list', () => storage.listBuckets()],
    ])
    for (const bucket of TRIED) {
      const headers = await headersOf(caller.client)
      const send = (method: string, path: string, body?: object): PromiseLike<Answer> =>
        fetch(`${url}/storage/v1/bucket${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: body && JSON.stringify(body),
        }).then(({ ok, status }) => ({ error: ok ? null : status, data: true }))
      tried += await expectRefused(caller, bucket, [
        ['update', () => storage.updateBucket(bucket, { public: true, allowedMimeTypes: null })],
        ['empty', () => storage.emptyBucket(bucket)],
        ['delete', () => storage.deleteBucket(bucket)],
        ['look', () => storage.getBucket(bucket)],
        ['make again', () => send('POST', '', { id: bucket, name: bucket, public: true })],
        ['patch', () => send('PATCH', `/${bucket}`, { public: true })],
      ])
    }
  }
  expect(await everything()).toEqual(before)
  tell({
    row: ROW,
    did: `${tried} tries to make, change, empty or delete ${TRIED.length} buckets, four persons`,
    found: '0 made or changed',
  })
})

it('staged files are visible to their owner only, and public buckets cannot be listed', async () => {
  const path = fileIn(STAGING)
  for (const { persona, client } of callers) {
    const isOwner = persona === 'owner'
    const from = client.storage.from(STAGING)
    const folder = path.slice(0, path.lastIndexOf('/'))
    const told = [
      persona,
      (await from.download(path)).error === null,
      ((await from.list(folder)).data ?? []).length,
      (await from.info(path)).error === null,
    ]
    expect(told).toEqual([persona, isOwner, isOwner ? 1 : 0, isOwner])
    for (const bucket of OPEN) {
      for (const under of ['', owner.id]) {
        const { data } = await client.storage.from(bucket).list(under)
        expect([persona, bucket, data ?? []]).toEqual([persona, bucket, []])
      }
    }
    const roots = ((await from.list()).data ?? []).map(({ name }) => name)
    expect([persona, roots.includes(owner.id)]).toEqual([persona, isOwner])
  }
  const open = await fetch(`${url}/storage/v1/object/public/${STAGING}/${path}`)
  expect(open.ok).toBe(false)
})
