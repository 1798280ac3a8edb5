import { randomUUID } from 'node:crypto'
import { sweepMedia } from '@/lib/media/sweep'
import { tell } from '@/tools/test-runner/dose'
import { killedAfter, struckAt } from '../../line'
import { type OwnBackend, onOwnBackend } from '../../own-backend'
import type { Person } from '../../people'
import { jpeg, mp4 } from '../../sample-files'

let at: OwnBackend
let owner: Person
beforeAll(async () => {
  at = await onOwnBackend()
  owner = await at.newOwner()
  at.signIn(owner)
}, 60_000)
afterAll(() => at.stop())

interface Made {
  projectId: string
  media: ReturnType<OwnBackend['picture']>[]
}

async function create(projectId: string): Promise<Made> {
  const send = async (purpose: 'before' | 'after' | 'poster', tone: number) =>
    (await at.upload({ projectId, purpose, body: await jpeg(tone), type: 'image/jpeg' })).id
  const film = { projectId, purpose: 'video', body: await mp4(), type: 'video/mp4' } as const
  const set = randomUUID()
  const media = [
    at.picture(await send('before', 1), 'before', set),
    at.picture(await send('after', 2), 'after', set),
    { ...at.picture((await at.upload(film)).id, 'video'), poster: await send('poster', 3) },
  ]
  await at.createProject(at.form(projectId, media))
  await at.finishAnswer()
  return { projectId, media }
}

async function replace({ projectId, media }: Made): Promise<void> {
  const body = await jpeg(9)
  const next = await at.upload({ projectId, purpose: 'replace', body, type: 'image/jpeg' })
  const formerId = randomUUID()
  await at.replaceImage({ imageId: media[0]?.upload, uploadId: next.id, formerId })
  await at.discardUploads({ ids: [formerId] })
  await at.finishAnswer()
}

async function remove({ projectId }: Made): Promise<void> {
  await at.deleteProject({ id: projectId })
  await at.finishAnswer()
}

/** Number of pictures and videos on a project's public page; undefined where there is no such project. */
async function publicly(projectId: string): Promise<number | undefined> {
  const found = await at
    .visitor()
    .from('projects')
    .select('id, project_images(id)')
    .eq('id', projectId)
    .maybeSingle()
  if (found.error) throw found.error
  return found.data?.project_images.length
}

const flows: Record<
  string,
  { prepare: () => Promise<Made>; act: (made: Made) => Promise<unknown>; may: unknown[] }
> = {
  create: {
    prepare: async () => ({ projectId: randomUUID(), media: [] }),
    act: ({ projectId }) => create(projectId),
    may: [undefined, 3],
  },
  replace: { prepare: () => create(randomUUID()), act: replace, may: [3] },
  delete: { prepare: () => create(randomUUID()), act: remove, may: [3, undefined] },
}

const isCard = (file: string) => file.includes('/card-')

async function aftermath(requests: number, { prepare, act, may }: (typeof flows)[string]) {
  const made = await prepare()
  const line = await killedAfter(requests, () => act(made))
  await nothingIsHalfMade(made, may)
  return line
}

async function nothingIsHalfMade(made: Made, may: unknown[]): Promise<void> {
  at.forgetAnswer()
  const seen = await publicly(made.projectId)
  expect(may).toContain(seen)
  const swept = await sweepMedia(at.server(), { apply: true, hours: 0, maxPercent: 100 })
  expect(swept).toMatchObject({ applied: true, queued: 0 })
  // A pair's card is drawn after the answer, and stored before its row names it.
  expect(swept.strays.filter((file) => !isCard(file))).toEqual([])
  // The sweep removes only unpublished files.
  expect(await publicly(made.projectId)).toBe(seen)
  const { files, shown, uploads, queued } = await at.filesAndRows(owner, made.projectId)
  expect(files).toEqual(shown)
  expect(files.filter((file) => !isCard(file))).toHaveLength(seen ? 4 : 0)
  expect([uploads, queued]).toEqual([[], []])
}

describe.each(Object.entries(flows))('killed during: %s', (name, flow) => {
  it('leaves nothing half-saved, and nothing unused after the sweep', async () => {
    const { asked } = await aftermath(Number.POSITIVE_INFINITY, flow)
    for (let requests = 0; requests < asked; requests += 1) {
      const { isWhole } = await aftermath(requests, flow)
      expect([requests, isWhole]).toEqual([requests, false])
    }
    tell({
      row: 'killed at each step of create, replace and delete',
      did: `${name}, site cut off at each of ${asked} steps`,
      found: 'old state or new one; 0 orphans after the sweep',
    })
  }, 300_000)

  it('leaves nothing unused when the backend is killed during it', async () => {
    const made = await flow.prepare()
    const { asked } = await killedAfter(Number.POSITIVE_INFINITY, () => flow.act(made))
    for (let request = 1; request <= asked; request += 1) {
      const victim = await flow.prepare()
      // Before the request is read, during it, or after it.
      const latency = (request * 7) % 25
      await struckAt(request, latency, at.kill, () => flow.act(victim))
      await nothingIsHalfMade(victim, flow.may)
    }
    tell({
      row: 'killed at each step of create, replace and delete',
      did: `${name}, backend killed in each of ${asked} requests`,
      found: 'old state or new one; 0 orphans after the sweep',
    })
  }, 1_200_000)
})
