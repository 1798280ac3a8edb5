import { randomUUID } from 'node:crypto'
import { BlobSource } from 'mediabunny'
import sharp from 'sharp'
import { rewriteVideo } from '@/lib/media/video/rewrite-video'
import {
  createProject,
  deleteImage,
  deleteImageSet,
  deleteProject,
  deleteVideo,
  discardUploads,
  finishAnswer,
  form,
  keepAsTaken,
  lineUpImages,
  picture,
  replaceImage,
  signIn,
  updateProject,
  upload,
} from './app'
import { newOwner, type Person, removePeople, server } from './people'
import { jpeg, mp4 } from './sample-files'
import { filesAndRows } from './stored'

let owner: Person
beforeAll(async () => {
  owner = await newOwner()
  signIn(owner)
})
afterAll(removePeople)

const photo = async (
  projectId: string,
  purpose: 'before' | 'after' | 'progress' | 'replace' | 'poster' | 'lined-up',
  tone = 1,
) => (await upload({ projectId, purpose, body: await jpeg(tone), type: 'image/jpeg' })).id
const film = async (projectId: string) =>
  (
    await upload({
      projectId,
      purpose: 'video',
      body: await mp4(),
      type: 'video/mp4',
      name: 'Bay window.mp4',
    })
  ).id

/** A saved project with one set, and one video with its still. */
async function project() {
  const id = randomUUID()
  const set = randomUUID()
  const media = [
    picture(await photo(id, 'before'), 'before', set),
    picture(await photo(id, 'after', 2), 'after', set),
    { ...picture(await film(id), 'video'), poster: await photo(id, 'poster', 3) },
  ] as const
  const saved = await createProject(form(id, [...media]))
  await finishAnswer()
  return { id, set, media, saved, now: () => filesAndRows(owner, id) }
}

describe('a project with its pictures', () => {
  it('is saved in one step and in order, and only used files are kept', async () => {
    const { media, saved, now } = await project()
    expect(saved).toMatchObject({
      status: 'success',
      data: { to: expect.stringMatching(/^\/projects\/bay-windows-in-durham/) },
    })
    const { images, files, shown, uploads, queued } = await now()
    expect(images.map(({ id }) => id)).toEqual(media.map((entry) => entry.upload))
    expect(images[0]).toMatchObject({
      width: 64,
      height: 48,
      is_primary: false,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      formats: expect.stringContaining('webp'),
    })
    expect(images[1]).toMatchObject({ image_type: 'after', is_primary: true })
    const card = server().storage.from('project-images').getPublicUrl(images[1].poster_path)
    const shared = await sharp(await (await fetch(card.data.publicUrl)).arrayBuffer()).metadata()
    expect(shared).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(images[2].path).toMatch(/\/bay-window-\d+-[0-9a-f]{8}\.mp4$/)
    expect(files).toEqual(shown)
    expect([uploads, queued]).toEqual([[], []])
    const answer = await fetch(images[2].url)
    expect(answer.headers.get('cache-control')).toContain('max-age=3600')
    const { type } = await rewriteVideo(new BlobSource(await answer.blob()), 10_000)
    expect(type).toBe('video/mp4')
  })

  it('sent twice is one project without duplicate pictures', async () => {
    const { id, media, saved, now } = await project()
    const before = await now()
    expect(await createProject(form(id, [...media]))).toEqual(saved)
    await finishAnswer()
    expect(await now()).toEqual(before)
  })

  it('is not saved when a file is gone; the file is named', async () => {
    const id = randomUUID()
    const [there, gone] = [await photo(id, 'progress'), randomUUID()]
    const media = [picture(there, 'progress'), picture(gone, 'progress')]
    expect(await createProject(form(id, media))).toEqual({
      status: 'error',
      message: 'Some of the files are no longer there.',
      fieldErrors: { [gone]: 'we no longer have this file. Please choose it again.' },
    })
    expect((await server().from('projects').select('id').eq('id', id)).data).toEqual([])
    expect((await filesAndRows(owner, id)).uploads).toHaveLength(1)
    expect(await createProject(form(id, media.slice(0, 1)))).toMatchObject({ status: 'success' })
  })

  it('gets further pictures, captions, dates and a cover when edited', async () => {
    const { id, media, now } = await project()
    const more = await photo(id, 'progress', 4)
    const captions = [{ id: media[0].upload, caption: 'Old frames', image_date: '2026-03-01' }]
    const edited = form(id, [picture(more, 'progress')], {
      captions: JSON.stringify(captions),
      title: 'Sash windows',
      cover: more,
    })
    expect(await updateProject(edited)).toMatchObject({
      status: 'success',
      data: { to: expect.stringMatching(/^\/projects\/sash-windows-in-durham/) },
    })
    await finishAnswer()
    const { images, files, shown } = await now()
    expect(images).toHaveLength(4)
    expect(images[0]).toMatchObject({ caption: 'Old frames', image_date: '2026-03-01' })
    expect(images[3]).toMatchObject({ id: more, image_type: 'progress', is_cover: true })
    expect(files).toEqual(shown)
  })
})

/** Once Undo is no longer offered. */
async function replaceForGood(id: string, imageId: string) {
  const formerId = randomUUID()
  const answer = await replaceImage({ imageId, uploadId: await photo(id, 'replace', 5), formerId })
  await discardUploads({ ids: [formerId] })
  return answer
}

/** The same, its set lined up. */
async function linedUpProject() {
  const made = await project()
  const [beforeId, afterId] = made.media.map((entry) => entry.upload)
  const [beforeSrc, afterSrc] = (await made.now()).images.map(({ url }) => url)
  const lineUp = async (tone: number) =>
    lineUpImages({
      ...{ beforeId, afterId, beforeSrc, afterSrc },
      beforeUpload: await photo(made.id, 'lined-up', tone),
      afterUpload: await photo(made.id, 'lined-up', tone + 1),
    })
  expect(await lineUp(6)).toEqual({ status: 'success', message: 'Photos lined up' })
  await finishAnswer()
  return { ...made, lineUp }
}

describe('a set that is lined up', () => {
  it('has both versions in every size beside the pictures as taken', async () => {
    const { now } = await linedUpProject()
    const { images, files, shown, uploads, queued } = await now()
    for (const image of images.slice(0, 2)) {
      expect(image).toMatchObject({ lined_up_width: 64, lined_up_height: 48 })
      expect(image.lined_up_formats).toContain('webp')
      expect(image.lined_up_path).not.toBe(image.path)
    }
    // With the card of shared links.
    expect(files).toHaveLength(7)
    expect(files).toEqual(shown)
    expect([uploads, queued]).toEqual([[], []])
  })

  it.each<[string, (made: Awaited<ReturnType<typeof linedUpProject>>) => Promise<unknown>, number]>(
    [
      ['it is lined up again', ({ lineUp }) => lineUp(8), 7],
      ['it is shown as taken', ({ id, set }) => keepAsTaken({ projectId: id, setId: set }), 5],
      ['a half is replaced', ({ id, media }) => replaceForGood(id, media[0].upload), 5],
      ['a half is deleted', ({ media }) => deleteImage({ imageId: media[1].upload }), 3],
      ['it is deleted', ({ id, set }) => deleteImageSet({ projectId: id, setId: set }), 2],
      ['its project is deleted', ({ id }) => deleteProject({ id }), 0],
    ],
  )('leaves no file behind when %s', async (_what, act, left) => {
    const made = await linedUpProject()
    const former = (await made.now()).images[0].lined_up_path
    expect(await act(made)).toMatchObject({ status: 'success' })
    await finishAnswer()
    const { files, shown, uploads, queued } = await made.now()
    expect(files).toHaveLength(left)
    expect(files).toEqual(shown)
    expect(files.join()).not.toContain(former)
    expect([uploads, queued]).toEqual([[], []])
  })
})

describe('the order of sets', () => {
  it('is that of the last save, and refused where a set came meanwhile', async () => {
    const { id, set, now } = await project()
    const other = randomUUID()
    const added = [picture(await photo(id, 'before', 4), 'before', other)]
    const ordered = { sets: JSON.stringify([other, set]) }
    expect(await updateProject(form(id, added, ordered))).toMatchObject({ status: 'success' })
    const places = async () =>
      (await now()).images.map(({ image_set_id: of, position }) => [of === other, position])
    const arranged = await places()
    expect(arranged).toContainEqual([true, 1])
    expect(arranged.filter(([isOther, place]) => !isOther && place === 2)).toHaveLength(2)
    for (const sets of [[set], [set, other, randomUUID()]]) {
      const title = 'Never saved'
      const refused = form(id, [], { sets: JSON.stringify(sets), title })
      expect(await updateProject(refused)).toMatchObject({ code: 'other-pictures' })
    }
    const { data } = await server().from('projects').select('title').eq('id', id).single()
    expect(data?.title).not.toBe('Never saved')
    expect(await places()).toEqual(arranged)
  })
})

it('two tabs choose a cover: the second is told, looks again, and saves', async () => {
  const { id, set, media, now } = await project()
  const [one, other] = media.map((entry) => entry.upload)
  const shown = (cover: string | null) => JSON.stringify({ cover, sets: [set], progress: [] })
  const save = (cover: string, arranged: string) => updateProject(form(id, [], { cover, arranged }))
  const first = shown(null)
  expect(await save(one ?? '', first)).toMatchObject({ status: 'success' })
  // As after a lost answer.
  expect(await save(one ?? '', first)).toMatchObject({ status: 'success' })
  expect(await save(other ?? '', first)).toMatchObject({ code: 'other-pictures' })
  const covers = async () => (await now()).images.filter((image) => image.is_cover)
  expect(await covers()).toMatchObject([{ id: one }])
  expect(await save(other ?? '', shown(one ?? ''))).toMatchObject({ status: 'success' })
  expect(await covers()).toMatchObject([{ id: other }])
})

const stemOf = (path: string) => path.replace(/\.[^.]*$/, '')

describe('deleting leaves no file behind', () => {
  it.each<[string, (made: Awaited<ReturnType<typeof project>>) => Promise<unknown>, number]>([
    ['a replaced picture', ({ id, media }) => replaceForGood(id, media[1].upload), 3],
    ['a picture', ({ media }) => deleteImage({ imageId: media[0].upload }), 2],
    ['a set', ({ id, set }) => deleteImageSet({ projectId: id, setId: set }), 1],
    ['a video, with its still', ({ media }) => deleteVideo({ imageId: media[2].upload }), 2],
    [
      'a project, with what was sent for it',
      async ({ id }) => [await photo(id, 'progress'), await deleteProject({ id })][1],
      0,
    ],
  ])('%s', async (_what, act, left) => {
    const made = await project()
    const before = await made.now()
    expect(await act(made)).toMatchObject({ status: 'success' })
    // The queue first: other tests' actions empty it too, and a file goes before its place in it.
    const { queued } = await made.now()
    const now = await made.now()
    const unwanted = now.files.filter((file) => !now.shown.includes(file))
    const isQueued = (file: string) => queued.some((each) => file.startsWith(stemOf(each)))
    expect(unwanted.filter((file) => !isQueued(file))).toEqual([])
    await finishAnswer()
    const { images, files, shown, uploads, queued: still } = await made.now()
    expect(images).toHaveLength(left)
    expect(files).toEqual(shown)
    expect(files).not.toEqual(before.files)
    expect([uploads, still]).toEqual([[], []])
  })

  it('a replaced picture that was taken back', async () => {
    const { id, media, now } = await project()
    const before = await now()
    const [formerId, second] = [randomUUID(), randomUUID()]
    const imageId = media[0].upload
    await replaceImage({ imageId, uploadId: await photo(id, 'replace', 5), formerId })
    await finishAnswer()
    expect((await now()).files).toHaveLength(before.files.length + 1)
    const back = { imageId, uploadId: formerId, formerId: second }
    expect(await replaceImage(back)).toMatchObject({ status: 'success' })
    await discardUploads({ ids: [second] })
    await finishAnswer()
    const { images, files, uploads, queued } = await now()
    expect(images[0]?.path).toBe(before.images[0]?.path)
    expect([files, uploads, queued]).toEqual([before.files, [], []])
  })

  it('an upload discarded before saving', async () => {
    const id = randomUUID()
    await discardUploads({ ids: [await photo(id, 'progress'), await film(id)] })
    await finishAnswer()
    expect(await filesAndRows(owner, id)).toEqual({
      files: [],
      shown: [],
      images: [],
      uploads: [],
      queued: [],
    })
  })
})

it('another owner can neither change a project nor send files for it', async () => {
  const { id, set, media, now } = await linedUpProject()
  const before = await now()
  signIn(await newOwner())
  try {
    const image = { imageId: media[0].upload }
    const sent = await upload({
      projectId: id,
      purpose: 'progress',
      body: await jpeg(9),
      type: 'image/jpeg',
    })
    expect(sent).toMatchObject({
      status: 'error',
      message: 'Failed to upload the file. Please try again.',
    })
    const own = await photo(randomUUID(), 'replace')
    expect(await createProject(form(id))).toMatchObject({ status: 'error' })
    expect(await updateProject(form(id, [], { title: 'Mine' }))).toEqual({
      status: 'error',
      message: 'You do not have permission to edit this project',
    })
    for (const attempt of [
      replaceImage({ ...image, uploadId: own, formerId: randomUUID() }),
      deleteImage(image),
      deleteVideo({ imageId: media[2].upload }),
      deleteProject({ id }),
      keepAsTaken({ projectId: id, setId: set }),
      lineUpImages({
        ...{ beforeId: media[0].upload, afterId: media[1].upload },
        ...{ beforeUpload: own, afterUpload: own, beforeSrc: '', afterSrc: '' },
      }),
    ]) {
      expect(await attempt).toMatchObject({ status: 'error' })
    }
    await finishAnswer()
  } finally {
    signIn(owner)
  }
  expect(await now()).toEqual(before)
})
