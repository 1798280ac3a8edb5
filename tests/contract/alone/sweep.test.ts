import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type SweepOptions, sweepMedia } from '@/lib/media/sweep'
import { dose, tell } from '@/tools/test-runner/dose'
import { inTrouble } from '../line'
import { type OwnBackend, onOwnBackend } from '../own-backend'
import type { Person } from '../people'
import { jpeg } from '../sample-files'

let at: OwnBackend
let owner: Person
beforeAll(async () => {
  at = await onOwnBackend()
  owner = await at.newOwner()
  at.signIn(owner)
}, 60_000)
afterAll(() => at.stop())

const sweep = (options: SweepOptions = {}) =>
  sweepMedia(at.server(), { hours: 0, maxPercent: 100, ...options })
const picture = { contentType: 'image/jpeg' }
const folder = () => `${owner.id}/${randomUUID()}`
/** A file without a row. */
async function stray(bucket = 'project-images', path = `${folder()}/lost.jpg`) {
  const { error } = await at
    .server()
    .storage.from(bucket)
    .upload(path, await jpeg(1), picture)
  if (error) throw error
  return `${bucket}/${path}`
}
const isThere = async (file: string) => {
  const [bucket = '', ...path] = file.split('/')
  return (await at.server().storage.from(bucket).exists(path.join('/'))).data
}
async function send(projectId: string = randomUUID()) {
  const sent = { projectId, purpose: 'progress', body: await jpeg(2), type: 'image/jpeg' } as const
  return { projectId, ...(await at.upload(sent)) }
}
async function savedProject() {
  const { projectId, id } = await send()
  await at.createProject(at.form(projectId, [at.picture(id, 'progress')]))
  await at.finishAnswer()
  return { projectId, now: () => at.filesAndRows(owner, projectId) }
}

beforeEach(async () => {
  await sweep({ apply: true })
})

it('reports what it would remove, and removes nothing by default', async () => {
  const lost = await stray()
  const { projectId } = await send()
  const before = await at.filesAndRows(owner, projectId)
  expect(await sweep()).toMatchObject({
    applied: false,
    strays: [lost],
    expired: [before.uploads[0].staged_path],
    removed: 0,
    queued: 0,
  })
  expect(await at.filesAndRows(owner, projectId)).toEqual(before)
  expect(await isThere(lost)).toBe(true)
})

it('removes unsaved uploads and files without a row, but nothing that is shown', async () => {
  const saved = await savedProject()
  const before = await saved.now()
  const lost = [
    await stray(),
    await stray('project-images'),
    await stray('logos'),
    await stray('uploads'),
  ]
  const { projectId } = await send()
  const report = await sweep({ apply: true })
  expect(report).toMatchObject({ applied: true, removed: 6, queued: 0 })
  expect([...report.strays].sort()).toEqual([...lost].sort())
  for (const file of lost) expect(await isThere(file)).toBe(false)
  expect(await at.filesAndRows(owner, projectId)).toMatchObject({
    files: [],
    uploads: [],
    queued: [],
  })
  expect(await saved.now()).toEqual(before)
  expect(await sweep()).toMatchObject({ strays: [], expired: [], queued: 0 })
})

it('leaves files younger than a day', async () => {
  const lost = await stray()
  const { projectId } = await send()
  expect(await sweep({ apply: true, hours: undefined })).toMatchObject({
    strays: [],
    expired: [],
    removed: 0,
  })
  expect(await isThere(lost)).toBe(true)
  expect((await at.filesAndRows(owner, projectId)).uploads).toHaveLength(1)
})

it('removes an upload older than a day', async () => {
  const { projectId } = await send()
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await at.server().from('uploads').update({ created_at: yesterday }).eq('project_id', projectId)
  const report = await sweep({ apply: true, hours: undefined })
  expect([report.expired.length, report.removed]).toEqual([1, 2])
  expect(await at.filesAndRows(owner, projectId)).toMatchObject({
    files: [],
    uploads: [],
    queued: [],
  })
})

it('removes nothing if more than 5 % would be strays, unless told how many may', async () => {
  const saved = await savedProject()
  const [lost, { projectId }] = [await stray(), await send()]
  await at.deleteProject({ id: saved.projectId })
  const report = await sweep({ apply: true, maxPercent: undefined })
  expect(report).toMatchObject({
    applied: false,
    removed: 0,
    refused: expect.stringContaining('more than 5 %'),
  })
  expect(await isThere(lost)).toBe(true)
  expect((await at.filesAndRows(owner, projectId)).uploads).toHaveLength(1)
  expect((await saved.now()).files).toHaveLength(1)
  expect(await sweep({ apply: true, maxPercent: 50 })).toMatchObject({ applied: true, queued: 0 })
  expect(await isThere(lost)).toBe(false)
})

it('finds no strays after a change of host, port or domain', async () => {
  const saved = await savedProject()
  const logo = await stray('logos', `${owner.id}/logo.png`)
  const moved = 'https://elsewhere.example:8443/storage/v1/object/public'
  const [image] = (await saved.now()).images
  const change = { url: `${moved}/${image.bucket}/${image.path}` }
  await at.server().from('project_images').update(change).eq('id', image.id)
  await at
    .server()
    .from('profiles')
    .upsert({ id: owner.id, logo_url: `${moved}/${logo}?v=2` })
  const waiting = await send()
  await at
    .server()
    .from('uploads')
    .update({ url: `${moved}/x` })
    .eq('id', waiting.id)
  expect(await sweep()).toMatchObject({ strays: [] })
  await at.server().from('profiles').delete().eq('id', owner.id)
  expect((await sweep()).strays).toEqual([logo])
})

it('works past a thousand rows and gives up on files that cannot be removed', async () => {
  const own = folder()
  const queue = Array.from({ length: 1_200 }, (_, n) => ({
    bucket: n < 600 ? 'project-videos' : 'project-images',
    path: `${own}/${n}`,
  }))
  await at.server().from('file_removals').insert(queue)
  const projectId = randomUUID()
  const rows = Array.from({ length: 1_100 }, () => {
    const id = randomUUID()
    return {
      id,
      user_id: owner.id,
      project_id: projectId,
      kind: 'image',
      staged_path: `${owner.id}/${projectId}/${id}.jpg`,
    }
  })
  await at.server().from('uploads').insert(rows)
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const report = await inTrouble('project-videos', () => sweep({ apply: true }))
  said.mockRestore()
  expect(report.expired).toHaveLength(1_100)
  expect(report).toMatchObject({ removed: 1_700, queued: 600 })
  expect(await sweep({ apply: true })).toMatchObject({ removed: 600, queued: 0 })
})

// A thousand files take minutes, so only `npm run test:hard` tries them.
it.each([dose(60, 1_050)])(
  'finds all of %i strays',
  async (count) => {
    const own = folder()
    for (let start = 0; start < count; start += 30) {
      await Promise.all(
        Array.from({ length: 30 }, (_, n) => stray('project-images', `${own}/${start + n}.jpg`)),
      )
    }
    const found = (await sweep()).strays
    expect(found).toHaveLength(count)
    expect(new Set(found).size).toBe(count)
    expect(await sweep({ apply: true })).toMatchObject({ removed: count, queued: 0 })
    tell({
      row: 'the sweep of files that nothing shows',
      did: `${count} strays beside what is shown`,
      found: 'each found once and removed, nothing else',
    })
  },
  120_000,
)

/** Runs the command as an operator would. */
const command = (...options: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const { NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env
    const env = { ...process.env, NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY, NODE_OPTIONS: '' }
    const script = ['tools/commands/media-sweep.ts', ...options]
    execFile(process.execPath, script, { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + err }),
    )
  })

it('npm run media:sweep reports, refuses and removes', async () => {
  const lost = await stray()
  const { projectId } = await send()
  const shown = await command('--hours', '0', '--max-percent', '100')
  expect(shown.said).toContain(lost)
  expect(shown.said).toContain('Nothing was removed. To remove them, add -- --apply')
  const refused = await command('--hours', '0', '--apply')
  expect([shown.code, refused.code]).toEqual([0, 1])
  expect(refused.said).toContain('more than 5 %')
  expect(await isThere(lost)).toBe(true)
  const applied = await command('--hours', '0', '--max-percent', '100', '--apply')
  expect(applied).toMatchObject({ code: 0, said: expect.stringContaining('3 removed.') })
  expect(await isThere(lost)).toBe(false)
  expect(await at.filesAndRows(owner, projectId)).toMatchObject({ files: [], uploads: [] })
  expect((await command('--hours', 'x')).said).toContain('--hours must be a number')
}, 120_000)
