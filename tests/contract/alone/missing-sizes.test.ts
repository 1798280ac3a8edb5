import { randomUUID } from 'node:crypto'
import { makeMissingSizes } from '@/lib/media/missing-sizes'
import { makeMissingSocialCards } from '@/lib/media/social-cards'
import { everySizeOf, sizeOf } from '@/lib/picture'
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

const files = (bucket: string) => at.server().storage.from(bucket)

/** A saved picture as it was before sizes were made. */
async function savedAlone() {
  const projectId = randomUUID()
  const sent = { projectId, purpose: 'progress', body: await jpeg(1), type: 'image/jpeg' } as const
  const { id } = await at.upload(sent)
  await at.createProject(at.form(projectId, [at.picture(id, 'progress')]))
  await at.finishAnswer()
  const { images } = await at.filesAndRows(owner, projectId)
  const path: string = images[0].path
  await files('project-images').remove(everySizeOf(path))
  await at.server().from('project_images').update({ formats: null, colour: null }).eq('id', id)
  return { path, now: () => at.filesAndRows(owner, projectId) }
}

it('makes the sizes of what was stored without, once, and names what cannot be read', async () => {
  const [there, gone] = [await savedAlone(), await savedAlone()]
  await files('project-images').remove([gone.path])
  const logo = `${owner.id}/logo/mark.png`
  await files('logos').upload(logo, await jpeg(2), { contentType: 'image/jpeg' })
  const logo_url = files('logos').getPublicUrl(logo).data.publicUrl
  await at.server().from('profiles').upsert({ id: owner.id, logo_url })

  expect(await makeMissingSizes(at.server())).toEqual({ made: 2, failed: 1 })
  const { images, files: found, shown } = await there.now()
  expect(images[0]).toMatchObject({
    formats: expect.stringContaining('webp'),
    colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
  expect(found).toEqual(shown)
  expect((await files('logos').exists(sizeOf(logo, 256, 'webp'))).data).toBe(true)
  const profiles = at.server().from('profiles').select('logo_formats')
  expect((await profiles.eq('id', owner.id).single()).data).toEqual({ logo_formats: 'webp' })
  expect(await makeMissingSizes(at.server())).toEqual({ made: 0, failed: 1 })
}, 60_000)

it('may be stopped, and goes on when it is run again', async () => {
  const [first, second] = [await savedAlone(), await savedAlone()]
  const stop = new AbortController()
  const running = makeMissingSizes(at.server(), {
    signal: stop.signal,
    onPicture: () => stop.abort(),
  })
  await expect(running).rejects.toThrow('abort')
  expect((await makeMissingSizes(at.server())).made).toBeGreaterThan(0)
  for (const { now } of [first, second]) {
    const { files: found, shown } = await now()
    expect(found).toEqual(shown)
  }
}, 60_000)

it('makes the social card of a pair that was saved without', async () => {
  const [projectId, set] = [randomUUID(), randomUUID()]
  const sent = { projectId, body: await jpeg(1), type: 'image/jpeg' } as const
  const before = await at.upload({ ...sent, purpose: 'before' })
  const after = await at.upload({ ...sent, purpose: 'after' })
  const media = [at.picture(before.id, 'before', set), at.picture(after.id, 'after', set)]
  await at.createProject(at.form(projectId, media))
  expect(await makeMissingSocialCards(at.server())).toBe(0)
  const { images } = await at.filesAndRows(owner, projectId)
  expect(images.map(({ poster_path }) => poster_path)).toEqual([
    null,
    expect.stringContaining('/card-'),
  ])
}, 60_000)
