import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import fc from 'fast-check'
import { dose, tell } from '../../tools/test-runner/dose'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

const ROW = 'server actions called directly'
const dist = process.env.NEXT_DIST_DIR || '.next'

interface Manifest {
  node: Record<string, { exportedName: string }>
}
const manifest = JSON.parse(
  readFileSync(join(dist, 'server/server-reference-manifest.json'), 'utf8'),
) as Manifest
const all = Object.entries(manifest.node).map(([id, { exportedName }]) => ({
  id,
  name: exportedName,
}))
const actions = all.filter(({ name }) => !name.startsWith('$$'))
const cached = all.filter(({ name }) => name.startsWith('$$'))

/** As the browser's own script does it. */
const post = (request: APIRequestContext, id: string, body: string, type = 'text/plain') =>
  request.post('/bodhi', {
    headers: { 'next-action': id, 'content-type': type, origin: environment.baseUrl },
    data: body,
    maxRedirects: 0,
  })

/** An argument as the browser's script writes it: what begins with React's own sign gets another. */
const written = (value: unknown) =>
  JSON.stringify([value]).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.startsWith('"$') ? `"$${text.slice(1)}` : text,
  )

/** Somebody signed in who owns nothing here. */
let stranger: Account
let rival: Account
/** The demo owner's, as all that is foreign here. */
let made: MadeProject
let setId: string
/** Sent and not yet checked; checked and not yet saved. */
let uploads: { staged: string; checked: string }
let enquiries: { inbox: string; spam: string; deleted: string }
test.beforeEach(async ({ db }) => {
  stranger = await makeAccount(db, { owner: false })
  rival = await makeAccount(db)
  setId = crypto.randomUUID()
  made = await makeProject(db, {}, [
    { image_type: 'before', image_set_id: setId },
    { image_type: 'after', image_set_id: setId },
    { image_type: 'progress' },
    { image_type: 'video', file: { name: 'v.mp4', type: 'video/mp4', bytes: Buffer.alloc(64) } },
  ])
  uploads = { staged: await sent(db, false), checked: await sent(db, true) }
  enquiries = await received(db)
})
test.afterEach(async ({ db }) => {
  await db.from('contact_forms').delete().in('id', Object.values(enquiries))
  await db.from('uploads').delete().in('id', Object.values(uploads))
  await removeProject(db, made)
  await db.from('profiles').delete().eq('id', rival.id)
  await db.from('uploads').delete().eq('user_id', rival.id)
  await db.from('projects').delete().eq('user_id', rival.id)
  await removeAccount(db, rival)
  await removeAccount(db, stranger)
})

const folder = () => `${made.ownerId}/${made.id}`

/** An upload of the demo owner's with its bytes, which an owner of their own could save. */
async function sent(db: Db, isChecked: boolean): Promise<string> {
  const id = crypto.randomUUID()
  const shown = db.storage.from('project-images')
  const { data: picture } = await shown.download(`${folder()}/0-photo.jpg`)
  if (!picture) throw new Error('No picture to send')
  const put = async (bucket: string, name: string) => {
    const path = `${folder()}/${name}`
    const { error } = await db.storage.from(bucket).upload(path, picture)
    if (error) throw error
    return path
  }
  const row = { id, user_id: made.ownerId, project_id: made.id, kind: 'image' }
  const staged_path = await put('uploads', `${id}-x.jpg`)
  const path = isChecked ? await put('project-images', `${id}.jpg`) : null
  const place = path && {
    ...{ bucket: 'project-images', path, url: shown.getPublicUrl(path).data.publicUrl },
    finished_at: new Date().toISOString(),
  }
  const { error } = await db.from('uploads').insert({ ...row, ...place, staged_path })
  if (error) throw new Error(error.message)
  return id
}

async function received(db: Db): Promise<typeof enquiries> {
  const put = async (change: object) => {
    const id = crypto.randomUUID()
    const facts = { name: 'Ann', email: `${id}@example.com`, project_type: 'custom', message: 'x' }
    const { error } = await db.from('contact_forms').insert({ id, ...facts })
    if (error) throw new Error(error.message)
    const changed = await db.from('contact_forms').update(change).eq('id', id)
    if (changed.error) throw new Error(changed.error.message)
    return id
  }
  return {
    inbox: await put({ note: 'Mine' }),
    spam: await put({ archived: true }),
    deleted: await put({ deleted_at: new Date().toISOString() }),
  }
}

/** All that is somebody else's, a line for each row, and the files of the project. */
async function others(db: Db): Promise<string[]> {
  const { data: own } = await db.from('projects').select('id').eq('user_id', rival.id)
  const ids = (own ?? []).map(({ id }) => id).join()
  const tables = [
    db.from('projects').select().neq('user_id', rival.id).order('id'),
    db.from('project_images').select().not('project_id', 'in', `(${ids})`).order('id'),
    db.from('project_slugs').select().not('project_id', 'in', `(${ids})`).order('slug'),
    db.from('profiles').select().neq('id', rival.id).order('id'),
    db.from('uploads').select().neq('user_id', rival.id).order('id'),
    db.from('contact_forms').select().order('id'),
  ]
  const found = await Promise.all(tables)
  for (const { error } of found) if (error) throw new Error(error.message)
  const rows = found.flatMap(({ data }) => (data ?? []).map((row) => JSON.stringify(row)))
  const buckets = ['uploads', 'project-images', 'project-videos'].map(async (bucket) => {
    const { data } = await db.storage.from(bucket).list(folder())
    return (data ?? []).map(({ name, updated_at }) => `${bucket}/${name} ${updated_at}`).sort()
  })
  return [...rows, ...(await Promise.all(buckets)).flat()]
}

/** What the action would act on, were it the caller's. */
function idFor(action: string, isOwner: boolean): string {
  if (/Upload/.test(action)) return action === 'finishUpload' ? uploads.staged : uploads.checked
  // Messages are every owner's alike.
  if (!/Enquiry/.test(action) || isOwner) return made.id
  if (action === 'restoreEnquiry') return enquiries.deleted
  return action === 'moveEnquiryToInbox' ? enquiries.spam : enquiries.inbox
}

/** Valid in every field, with the ids of somebody else's things. */
function foreign(action: string, isOwner: boolean): Record<string, unknown> {
  const [before, after, , video] = made.images
  const image = action === 'deleteVideo' ? video : before
  return {
    ...{ id: idFor(action, isOwner), projectId: made.id, setId, imageId: image },
    ...{ beforeId: before, afterId: after },
    ...{ beforeUpload: uploads.checked, afterUpload: uploads.checked },
    ...{ uploadId: uploads.checked, ids: Object.values(uploads), purpose: 'before', name: 'a' },
    ...{ type: 'image/png', size: 9, title: 'Taken', location: 'Over', start_date: '2026-01-01' },
    ...{ completion_date: '', description: 'x', media: '[]', note: 'x' },
    status: action === 'setEnquiryStatus' ? 'contacted' : 'completed',
    captions: JSON.stringify([{ id: image, caption: 'taken', image_date: '' }]),
    ...{ email: 'x', token_hash: 'guessed', current_password: 'guess', new_password: 'guess-1' },
    confirm_password: 'guess-1',
    start: 20,
  }
}

const names = ['id', 'ids', 'projectId', 'media', 'captions', 'email', 'title', 'then', '__proto__']
const nested = fc
  .integer({ min: 1, max: 3_000 })
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown)
const hostile = fc.oneof(
  fc.jsonValue(),
  nested,
  fc.constant('x'.repeat(900_000)),
  fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), nested), { maxKeys: 6 }),
)

test('every action answers garbage and foreign ids with a refusal, and nothing of others changes', async ({
  browser,
  db,
  request,
}) => {
  test.setTimeout(dose(180_000, 1_800_000))
  const page = await signedIn(browser, rival, '/dashboard')
  const nobodys = await signedIn(browser, stranger, '/dashboard')
  const before = await others(db)
  const seed = Date.now() % 2 ** 31
  const samples = fc.sample(hostile, { numRuns: dose(1, 100), seed })
  const isNobody = (who: APIRequestContext) => who === request || who === nobodys.request
  const garbage = samples.map((value, index): [APIRequestContext, unknown] => [
    index % 2 ? request : page.request,
    value,
  ])
  let posts = 0
  for (const { id, name } of actions) {
    const all: [APIRequestContext, unknown][] = [
      [request, foreign(name, false)],
      [nobodys.request, foreign(name, false)],
      [page.request, foreign(name, true)],
      ...garbage,
    ]
    // Who signs out is nobody for all that follows.
    const asked = name === 'signOut' ? all.filter(([who]) => who === request) : all
    for (const [who, value] of asked) {
      const answer = await post(who, id, written(value))
      const text = await answer.text()
      posts++
      const what = [name, `seed ${seed}`, JSON.stringify(value)?.slice(0, 200)]
      expect([...what, answer.status() < 500]).toEqual([...what, true])
      const isState = /"status":"(error|success)"/.test(text)
      expect([...what, isState]).toEqual([...what, true])
      if (isNobody(who) && text.includes('"status":"success"')) {
        expect(['signOut', 'requestPasswordReset']).toContain(name)
      }
      const leaks = /at \/|node_modules|SupabaseError|secret/i.exec(text)
      expect([...what, leaks?.[0]]).toEqual([...what, undefined])
    }
  }
  expect(await others(db)).toEqual(before)
  tell({
    row: ROW,
    did: `${posts} posts to ${actions.length} actions as a browser sends them, as visitor, stranger and another owner`,
    found: '0 answered 500, 0 rows or files of others changed',
  })
})

test('one’s own project is no way to another’s pictures and files', async ({ browser, db }) => {
  const page = await signedIn(browser, rival, '/dashboard')
  const before = await others(db)
  const { data: own } = await db
    .from('projects')
    .insert({
      ...{ user_id: rival.id, title: 'Own', location: 'Durham', description: 'x' },
      start_date: '2026-01-01',
    })
    .select('id')
    .single()
  const path = `${rival.id}/${own?.id}/own.jpg`
  const { data: image } = await db
    .from('project_images')
    .insert({ project_id: own?.id ?? '', image_type: 'progress', url: 'http://x.test/x', path })
    .select('id')
    .single()
  const [first = '', , , video = ''] = made.images
  const taken = (upload: string, poster: string | null = null) => ({
    ...{ upload, poster, image_type: poster ? 'video' : 'progress', image_set_id: setId },
    ...{ caption: '', image_date: '' },
  })
  const listed = (...entries: object[]) => JSON.stringify(entries)
  const fields = { ...foreign('updateProject', true), captions: '[]' }
  const tries: [name: string, change: object][] = [
    ...[uploads.checked, uploads.staged]
      .slice(0, dose(1, 2))
      .flatMap((upload): [string, object][] => [
        ['createProject', { id: crypto.randomUUID(), media: listed(taken(upload)) }],
        ['updateProject', { id: own?.id, media: listed(taken(upload)) }],
        ['updateProject', { id: own?.id, media: listed(taken(upload, uploads.checked)) }],
        ['replaceImage', { imageId: image?.id, uploadId: upload, formerId: crypto.randomUUID() }],
        ['finishUpload', { id: upload, purpose: 'before' }],
        ['requestUpload', { id: upload, projectId: own?.id }],
      ]),
    ['createProject', { id: made.id, media: '[]' }],
    ['requestUpload', { id: crypto.randomUUID(), projectId: made.id }],
    ['deleteImageSet', { projectId: own?.id, setId }],
    ['deleteImageSet', { projectId: own?.id, setId: first }],
    ['keepAsTaken', { projectId: own?.id, setId }],
    ['keepAsTaken', { projectId: made.id, setId }],
    ['lineUpImages', {}],
    ['lineUpImages', { beforeUpload: own?.id, afterUpload: own?.id }],
    ['startComparison', { imageId: first, start: 20 }],
    ['deleteImage', { imageId: first }],
    ['deleteVideo', { imageId: video }],
    ['replaceImage', { imageId: first, uploadId: uploads.checked, formerId: crypto.randomUUID() }],
  ]
  for (const [name, change] of tries) {
    const id = actions.find((action) => action.name === name)?.id ?? ''
    const answer = await post(page.request, id, written({ ...fields, ...change }))
    const about = [name, JSON.stringify(change)]
    expect([...about, answer.status()]).toEqual([...about, 200])
    expect([...about, await answer.text()]).toEqual([
      ...about,
      expect.stringContaining('"status":"error"'),
    ])
  }
  // A caption of a picture that is not the project's is refused as one that is gone.
  const id = actions.find(({ name }) => name === 'updateProject')?.id ?? ''
  const captions = listed({ id: first, caption: 'taken', image_date: '' })
  await post(page.request, id, written({ ...fields, id: own?.id, captions }))
  expect(await others(db)).toEqual(before)
  tell({
    row: ROW,
    did: `${tries.length + 1} posts of an owner that join a project of their own to another’s pictures, sets and files`,
    found: '0 joined, changed or removed',
  })
})

test('what is no call of an action at all changes nothing and tells nothing', {
  tag: DAILY,
}, async ({ request, db }) => {
  const before = await others(db)
  const id = actions.find(({ name }) => name === 'sendEnquiry')?.id ?? ''
  const form = 'multipart/form-data; boundary=x'
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  // Next itself answers 500 to these, before any action is asked.
  const broken: [body: string, type?: string][] = [
    [''],
    ['{'],
    ['1'],
    ['null'],
    ['["$F1"]'],
    ['["$B0"]'],
    ['[{"then":"$1:constructor","x":1}]'],
    ['["$1:__proto__:constructor:constructor"]'],
    [`["${'x'.repeat(1_500_000)}"]`],
    ['<p>', 'text/html'],
    ['--x', form],
    [`${field('$ACTION_REF_1', '')}--x--\r\n`, form],
    [`${field('0', '["$1:__proto__:then"]')}${field('1', '"x"')}--x--\r\n`, form],
  ]
  // Whatever is a call reaches the action, which refuses it.
  const framed: typeof broken = [
    ['[]'],
    ['{}'],
    ['["$undefined"]'],
    ['["$n9"]'],
    ['["$D2020-13-45"]'],
    ['[{"__proto__":{"verified":true}}]'],
    [`${field('0', '["$K1"]')}--x--\r\n`, form],
    [`${field('0', '["$K1"]')}${field('1_name', 'x')}--x--\r\n`, form],
    [`${field('0', '["$@1"]')}${field('1', '{"then":"$1:then"}')}--x--\r\n`, form],
  ]
  for (const [isCall, [body, type]] of [
    ...broken.map((each) => [false, each] as const),
    ...framed.map((each) => [true, each] as const),
  ]) {
    const answer = await post(request, id, body, type)
    const text = await answer.text()
    const about = [body.slice(0, 80), answer.status()]
    expect([...about, isCall ? [200] : [400, 413, 500]]).toEqual([
      ...about,
      expect.arrayContaining([answer.status()]),
    ])
    expect([...about, text.includes('"status":"error"')]).toEqual([...about, isCall])
    expect(text).not.toContain('"status":"success"')
    expect(text).not.toMatch(/at \/|node_modules|stack/i)
  }
  for (const unknown of ['x', '00'.repeat(21), `${id}0`, '../../etc/passwd', 'constructor']) {
    const answer = await post(request, unknown, '[]')
    expect([unknown, answer.status() >= 400 && answer.status() < 500]).toEqual([unknown, true])
  }
  const elsewhere = await request.post('/bodhi', {
    headers: { 'next-action': id, 'content-type': 'text/plain', origin: 'https://evil.example' },
    data: '[{}]',
  })
  // Next's own refusal of another site's form.
  expect(elsewhere.status()).toBe(500)
  expect(await elsewhere.text()).not.toContain('"status"')
  expect((await request.get('/api/health')).ok()).toBe(true)
  expect(await others(db)).toEqual(before)
})

test('what the server keeps for its pages is no address that a browser learns', {
  tag: DAILY,
}, async () => {
  expect(cached.length).toBeGreaterThan(3)
  const scripts = readdirSync(join(dist, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, 'static', file), 'utf8'))
  for (const { id } of cached) expect(scripts.some((text) => text.includes(id))).toBe(false)
})
