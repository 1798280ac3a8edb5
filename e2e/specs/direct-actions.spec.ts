import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import fc from 'fast-check'
import { dose, tell } from '../../scripts/testing/dose'
import { type Account, makeAccount, removeAccount, signedIn } from '../account'
import { environment } from '../environment'
import { type Db, expect, test } from '../fixtures'
import { type MadeProject, makeProject, removeProject } from '../made-project'

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

let rival: Account
let made: MadeProject
test.beforeEach(async ({ db }) => {
  rival = await makeAccount(db)
  made = await makeProject(db, {}, [
    { image_type: 'before', image_set_id: crypto.randomUUID() },
    { image_type: 'progress' },
  ])
})
test.afterEach(async ({ db }) => {
  await removeProject(db, made)
  await db.from('profiles').delete().eq('id', rival.id)
  await db.from('uploads').delete().eq('user_id', rival.id)
  await db.from('projects').delete().eq('user_id', rival.id)
  await removeAccount(db, rival)
})

/** All that is somebody else's, a line for each row. */
async function others(db: Db): Promise<string[]> {
  const tables = [
    db.from('projects').select().neq('user_id', rival.id).order('id'),
    db.from('project_images').select().order('id'),
    db.from('profiles').select().neq('id', rival.id).order('id'),
    db.from('uploads').select('id').neq('user_id', rival.id).order('id'),
    db.from('contact_forms').select('id').order('id'),
  ]
  const found = await Promise.all(tables)
  for (const { error } of found) if (error) throw new Error(error.message)
  return found.flatMap(({ data }) => (data ?? []).map((row) => JSON.stringify(row)))
}

/** Valid in every field, with the ids of somebody else's things. */
function foreign(index: number): Record<string, unknown> {
  const image = made.images[index % 2]
  return {
    ...{ id: [made.id, image][index % 2], projectId: made.id, setId: image, imageId: image },
    ...{ uploadId: image, ids: [image, made.id], purpose: 'before', name: 'a', type: 'image/png' },
    ...{ size: 9, title: 'Taken', location: 'Over', start_date: '2026-01-01', note: 'x' },
    ...{ completion_date: '', status: 'completed', description: 'x', media: '[]' },
    captions: JSON.stringify([{ id: image, caption: 'taken', image_date: '' }]),
    ...{ email: 'x', token_hash: 'guessed', current_password: 'guess', new_password: 'guess-1' },
    confirm_password: 'guess-1',
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

test('every action answers junk and foreign ids with a refusal, and nothing of others changes', async ({
  browser,
  db,
  request,
}) => {
  test.setTimeout(dose(120_000, 1_800_000))
  const page = await signedIn(browser, rival, '/dashboard')
  const before = await others(db)
  const seed = Date.now() % 2 ** 31
  const samples = fc.sample(hostile, { numRuns: dose(1, 100), seed })
  const cases: [APIRequestContext, unknown][] = [
    [request, foreign(0)],
    [page.request, foreign(0)],
    [page.request, foreign(1)],
    ...samples.map((value, index): [APIRequestContext, unknown] => [
      index % 2 ? request : page.request,
      value,
    ]),
  ]
  let posts = 0
  for (const { id, name } of actions) {
    // Who signs out is nobody for all that follows.
    const asked = name === 'signOut' ? cases.filter(([who]) => who === request) : cases
    for (const [who, value] of asked) {
      const answer = await post(who, id, written(value))
      const text = await answer.text()
      posts++
      const what = [name, `seed ${seed}`, JSON.stringify(value)?.slice(0, 200)]
      expect([...what, answer.status() < 500]).toEqual([...what, true])
      // A project of one's own may be deleted, which leads on to the list.
      const leadsOn = Boolean(answer.headers()['x-action-redirect'])
      const isState = leadsOn || /"status":"(error|success)"/.test(text)
      expect([...what, isState]).toEqual([...what, true])
      if (who === request && text.includes('"status":"success"')) {
        expect(['signOut', 'requestPasswordReset']).toContain(name)
      }
      if (!leadsOn) {
        const leaks = /at \/|node_modules|SupabaseError|secret/i.exec(text)
        expect([...what, leaks?.[0]]).toEqual([...what, undefined])
      }
    }
  }
  expect(await others(db)).toEqual(before)
  tell({
    row: ROW,
    did: `${posts} posts to ${actions.length} actions as a browser sends them, as visitor and as another owner`,
    found: '0 answered 500, 0 rows of others changed',
  })
})

test('what is no call of an action at all changes nothing and tells nothing', async ({
  request,
  db,
}) => {
  const before = await others(db)
  const id = actions.find(({ name }) => name === 'sendEnquiry')?.id ?? ''
  const form = 'multipart/form-data; boundary=x'
  const bodies: [body: string, type?: string][] = [
    [''],
    ['{'],
    ['1'],
    ['["$F1"]'],
    ['["$B0"]'],
    ['[{"then":"$1:constructor","x":1}]'],
    ['["$1:__proto__:constructor:constructor"]'],
    [`["${'x'.repeat(1_500_000)}"]`],
    ['<p>', 'text/html'],
    ['--x', form],
    ['--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n', form],
    ['--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--x--\r\n', form],
  ]
  for (const [body, type] of bodies) {
    const answer = await post(request, id, body, type)
    const text = await answer.text()
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
  expect(await elsewhere.text()).not.toContain('"status"')
  expect((await request.get('/api/health')).ok()).toBe(true)
  expect(await others(db)).toEqual(before)
})

test('what the server keeps for its pages is no address that a browser learns', async () => {
  expect(cached.length).toBeGreaterThan(3)
  const scripts = readdirSync(join(dist, 'static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, 'static', file), 'utf8'))
  for (const { id } of cached) expect(scripts.some((text) => text.includes(id))).toBe(false)
})
