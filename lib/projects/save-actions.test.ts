/** @jest-environment node */
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { getViewer } from '@/lib/auth/queries'
import { encodeFlash } from '@/lib/flash'
import { removeAllQueued } from '@/lib/media/removal-queue'
import { answer, asked, line, owner } from '@/tests/unit/fake-backend'
import { createProject, deleteProject, publishProject, updateProject } from './actions'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('next/cache', () => ({ updateTag: jest.fn(), revalidateTag: jest.fn() }))
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('next/headers', () => ({ cookies: async () => ({ set: setCookie }) }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('@/lib/media/removal-queue', () => ({ removeAllQueued: jest.fn(async () => {}) }))
jest.mock('@/lib/media/social-cards', () => ({ refreshSocialCards: jest.fn(async () => false) }))
jest.mock('./sitemap-copy', () => ({ copySitemap: jest.fn() }))

const setCookie = jest.fn()

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const upload = '0d1c2b3a-4958-4676-8594-a3b2c1d0e9f8'
const picture = {
  upload,
  image_type: 'before',
  image_set_id: null,
  caption: 'Bay',
  image_date: null,
  poster: null,
}
const form = {
  id,
  title: 'Bay windows',
  location: 'Durham',
  start_date: '2026-03-01',
  completion_date: '',
  status: 'completed',
  description: 'Six of them.',
  has_windows: 'on',
  media: JSON.stringify([{ ...picture, image_date: '' }]),
  captions: JSON.stringify([{ id: upload, caption: ' x ', image_date: '2026-03-02' }]),
}
const project = {
  id,
  title: 'Bay windows',
  location: 'Durham',
  start_date: '2026-03-01',
  completion_date: null,
  status: 'completed',
  description: 'Six of them.',
  has_windows: true,
  has_doors: false,
  has_conservatories: false,
}
const captions = [{ id: upload, caption: 'x', image_date: '2026-03-02' }]

beforeEach(() => {
  jest.clearAllMocks()
  line.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(getViewer).mockResolvedValue(owner)
})

const notLinedUp = ' Some photos are not lined up: open Edit Project and try again.'

async function afterwards(): Promise<void> {
  for (const [task] of jest.mocked(after).mock.calls) await (task as () => Promise<void>)()
}

const toasts = () =>
  setCookie.mock.calls.map(([name, value, options]) => [name, value, options.maxAge])
const toast = (message: string) => ['flash', encodeFlash({ kind: 'success', message }), 30]

describe.each([
  [
    'creating',
    createProject,
    '/rest/v1/rpc/create_project',
    { project: { ...project, is_hidden: false }, media: [picture] },
    'Project created successfully!',
  ],
  [
    'updating',
    updateProject,
    '/rest/v1/rpc/update_project',
    { project, media: [picture], captions, base: {} },
    'Project updated successfully!',
  ],
] as const)('%s a project', (_, save, path, body, message) => {
  it('makes one call, sets a toast and returns the project’s path', async () => {
    answer('bay-windows-in-durham')
    expect(await save(form)).toEqual({
      status: 'success',
      data: { to: '/projects/bay-windows-in-durham' },
    })
    expect(asked(0)).toMatchObject({ method: 'POST', path })
    expect(asked(0).body).toEqual(body)
    expect(line).toHaveBeenCalledTimes(1)
    expect(toasts()).toEqual([toast(message)])
    expect(updateTag).toHaveBeenCalledWith('projects')
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['lines up its new sets', true, 200, ''],
    ['says which step failed', { code: 'P0002', message: 'gone' }, 400, notLinedUp],
    ['says so of a set that is gone', false, 200, notLinedUp],
  ])('%s', async (_, stored, status, also) => {
    answer('bay-windows-in-durham')
    answer(stored, status)
    const pair = {
      beforeId: upload,
      afterId: id,
      beforeUpload: id,
      afterUpload: upload,
      beforeSrc: '/b',
      afterSrc: '/a',
    }
    const { status: saved } = await save({ ...form, linedUp: JSON.stringify([pair]) })
    expect(saved).toBe('success')
    expect(asked(1).path).toBe('/rest/v1/rpc/line_up_images')
    const uploads = { before_upload: id, after_upload: upload }
    const photos = { before_src: '/b', after_src: '/a' }
    expect(asked(1).body).toEqual({ before: upload, after: id, ...uploads, ...photos })
    expect(toasts()).toEqual([toast(`${message}${also}`)])
  })

  it('names the missing files and saves nothing', async () => {
    answer({ code: 'P0002', message: 'Some files are gone', details: `["${upload}"]` }, 400)
    expect(await save(form)).toEqual({
      status: 'error',
      message: 'Some of the files are no longer there.',
      fieldErrors: { [upload]: 'we no longer have this file. Please choose it again.' },
    })
    await afterwards()
    expect(removeAllQueued).not.toHaveBeenCalled()
    expect(toasts()).toEqual([])
  })

  it('sends the order, and says where other pictures are there', async () => {
    answer({ code: 'PT412', message: 'Not the sets', details: null }, 412)
    const order = { sets: [id, upload], progress: [] }
    const posted = Object.entries(order).map(([name, ids]) => [name, JSON.stringify(ids)])
    expect(await save({ ...form, ...Object.fromEntries(posted) })).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/^Not saved: the photos were also changed somewhere else/),
      code: 'other-pictures',
    })
    expect(asked(0).body.project).toMatchObject(order)
    expect(updateTag).not.toHaveBeenCalled()
  })

  it('refreshes the public pages when the response was lost', async () => {
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    expect((await save(form)).status).toBe('error')
    expect(updateTag).toHaveBeenCalledWith('projects')
    expect(toasts()).toEqual([])
  })
})

it('writes only the fields that changed', async () => {
  answer('bay-windows-in-durham')
  await updateProject({ ...form, changed: JSON.stringify(['title', 'has_doors']) })
  expect(asked(0).body).toMatchObject({
    project: { id, title: 'Bay windows', has_doors: false },
  })
  expect(Object.keys((asked(0).body as { project: object }).project)).toHaveLength(3)
})

it('sends the texts it expects to find stored', async () => {
  answer('bay-windows-in-durham')
  const base = { title: ['Bay'], completion_date: ['', '2026-03-02'] }
  await updateProject({ ...form, base: JSON.stringify(base) })
  expect(asked(0).body).toMatchObject({ base })
})

it('saves nothing where another tab chose another cover meanwhile', async () => {
  const row = { image_set_id: null, image_type: 'progress', bucket: 'b', path: 'p' }
  answer({ id, project_images: [{ ...row, id: upload, is_cover: true }] })
  const arranged = { cover: null, sets: [], progress: [upload] }
  const sent = { ...form, cover: id, arranged: JSON.stringify(arranged) }
  expect(await updateProject(sent)).toMatchObject({ status: 'error', code: 'other-pictures' })
  expect(line).toHaveBeenCalledTimes(1)
  expect(updateTag).not.toHaveBeenCalled()
})

it('deletes pictures taken out since a save without an answer, which is no other arrangement', async () => {
  const row = { image_set_id: null, image_type: 'progress', bucket: 'b', path: 'p' }
  const pictures = [id, upload].map((each) => ({ ...row, id: each, is_cover: each === upload }))
  answer({ id, project_images: pictures })
  answer('bay-windows-in-durham')
  const arranged = JSON.stringify({ cover: null, sets: [], progress: [id] })
  const order = { progress: JSON.stringify([id]), arranged }
  const { status } = await updateProject({ ...form, ...order, removed: `["${upload}"]` })
  expect([status, asked(1).body.project.removed]).toEqual(['success', [upload]])
})

it('returns texts saved elsewhere meanwhile and saves nothing', async () => {
  const stored = { title: 'Oak windows', [`caption-${upload}`]: null }
  answer({ code: 'PT409', message: 'Saved elsewhere', details: JSON.stringify(stored) }, 409)
  expect(await updateProject(form)).toEqual({
    status: 'error',
    code: 'conflict',
    message: 'Not saved: this project was also changed somewhere else.',
    stored,
  })
  // Nothing changed, so no page needs a refresh.
  expect(updateTag).not.toHaveBeenCalled()
  await afterwards()
  expect(removeAllQueued).not.toHaveBeenCalled()
  expect(toasts()).toEqual([])
})

it('reports a project that was deleted meanwhile and keeps the page with its text', async () => {
  answer(null)
  answer(null)
  expect(await updateProject(form)).toEqual({
    status: 'error',
    code: 'deleted',
    message: 'Not saved: this project was deleted in another tab or on another device.',
  })
  expect(updateTag).not.toHaveBeenCalled()
})

it('says why a project could not be created', async () => {
  answer({ code: '42501', message: 'new row violates row-level security' }, 403)
  expect(await createProject(form)).toEqual({
    status: 'error',
    message: 'Failed to create project. Please try again.',
  })
  jest.mocked(getViewer).mockResolvedValueOnce(null)
  expect(await createProject(form)).toEqual({
    status: 'error',
    message: 'You must be logged in to create a project',
    code: 'signed-out',
  })
})

it('tells a refused update, another owner’s project and an unexpected error apart', async () => {
  answer({ code: '23514', message: 'check constraint' }, 400)
  expect(await updateProject(form)).toEqual({
    status: 'error',
    message: 'Failed to update project details',
  })
  answer(null)
  answer({ id })
  expect(await updateProject(form)).toEqual({
    status: 'error',
    message: 'You do not have permission to edit this project',
  })
  answer({ code: 'P0002', message: 'Some files are gone', details: 'no list' }, 400)
  expect(await updateProject(form)).toEqual({
    status: 'error',
    message: 'An unexpected error occurred while updating the project',
  })
})

describe('deleting a project', () => {
  it('deletes by id and owner, then returns the path of the list', async () => {
    answer([{ id }])
    expect(await deleteProject({ id })).toEqual({ status: 'success', data: { to: '/projects' } })
    expect(asked(0)).toMatchObject({
      method: 'DELETE',
      path: '/rest/v1/projects',
      query: { id: `eq.${id}`, user_id: 'eq.owner-id', select: 'id' },
    })
    expect(toasts()).toEqual([toast('Project deleted successfully')])
    expect(updateTag).toHaveBeenCalledWith('projects')
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
  })

  it('fails when no row was deleted or there was no answer', async () => {
    const failed = { status: 'error', message: 'Failed to delete project' }
    answer([])
    expect(await deleteProject({ id })).toEqual(failed)
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    expect(await deleteProject({ id })).toEqual(failed)
    await afterwards()
    expect([toasts(), removeAllQueued]).toEqual([[], expect.any(Function)])
    expect(removeAllQueued).not.toHaveBeenCalled()
  })
})

describe('a draft', () => {
  const preview = { status: 'success', data: { to: `/dashboard/projects/${id}/preview` } }

  it('may be created without location and description, and leads to its preview', async () => {
    answer('bay-windows')
    const draft = { ...form, location: '', description: '', is_hidden: 'on' }
    expect(await createProject(draft)).toEqual(preview)
    expect(asked(0).body).toMatchObject({ project: { is_hidden: true, description: '' } })
    expect(toasts()).toEqual([toast('Draft saved. Only you see it.')])
  })

  it.each<[Record<string, string>, boolean | undefined, string]>([
    [{ is_hidden: 'on', changed: '["title"]' }, undefined, 'Draft saved. Only you see it.'],
    [
      { is_hidden: 'on', changed: '["is_hidden"]' },
      true,
      'Taken off the website. Only you see it now.',
    ],
    [{ changed: '["is_hidden"]' }, false, 'Project published'],
  ])('is written where that changed: %j', async (fields, is_hidden, message) => {
    answer('bay-windows-in-durham')
    const { data } = await updateProject({ ...form, ...fields })
    expect(asked(0).body.project.is_hidden).toBe(is_hidden)
    const path = fields.is_hidden ? preview.data.to : '/projects/bay-windows-in-durham'
    expect(data?.to).toBe(path)
    expect(toasts()).toEqual([toast(message)])
  })

  it('is published from its preview, and pages follow', async () => {
    answer([{ location: 'Durham', description: 'Oak.' }])
    answer([{ slug: 'bay-windows-in-durham' }])
    expect(await publishProject({ id })).toEqual({
      status: 'success',
      data: { to: '/projects/bay-windows-in-durham' },
    })
    expect(asked(1)).toMatchObject({ method: 'PATCH', body: { is_hidden: false } })
    expect(updateTag).toHaveBeenCalledWith('projects')
  })

  it.each([[{ location: '', description: 'Oak.' }], [{ location: 'Durham', description: ' ' }]])(
    'stays one where words are missing: %j',
    async (row) => {
      answer([row])
      expect(await publishProject({ id })).toMatchObject({
        status: 'error',
        message: 'Add a location and a description before you publish.',
      })
      expect(line).toHaveBeenCalledTimes(1)
    },
  )

  it('of somebody else is not published', async () => {
    answer([])
    expect(await publishProject({ id })).toMatchObject({ message: 'Failed to publish project' })
    expect(line).toHaveBeenCalledTimes(1)
  })
})
