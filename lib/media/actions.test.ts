/** @jest-environment node */
import { after } from 'next/server'
import { ActionError } from '@/lib/action'
import { getViewer } from '@/lib/auth/queries'
import { answer, asked, line, owner } from '@/tests/unit/fake-backend'
import { discardUploads, finishUpload, requestUpload } from './actions'
import { finishStaged } from './finish'
import { listOwnUploads } from './own-uploads'
import { removeAllQueued } from './removal-queue'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('./removal-queue', () => ({ removeAllQueued: jest.fn(async () => {}) }))
jest.mock('./finish', () => ({ finishStaged: jest.fn() }))

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const projectId = '0d1c2b3a-4958-4676-8594-a3b2c1d0e9f8'
const photo = { id, projectId, purpose: 'before', name: 'Bay 1.JPG', type: 'image/jpeg', size: 9 }
const film = { ...photo, purpose: 'video', name: 'Bay.mp4', type: 'video/mp4' }
const path = `owner-id/${projectId}/${id}-bay-1.jpg`
const FAILED = 'Failed to upload the file. Please try again.'
const taken = { code: '23505', message: 'duplicate key' }
const saved = {
  projectImages: { maxSizeMB: 1, maxWidthOrHeight: 800, quality: 0.8 },
  logoImages: { maxSizeMB: 1, maxWidthOrHeight: 800, quality: 0.8 },
  rawUploadLimit: 2,
}

beforeEach(() => {
  jest.clearAllMocks()
  line.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(getViewer).mockResolvedValue(owner)
})

const created = () => line.mockResolvedValueOnce(new Response(null, { status: 201 }))
const target = (changes: object) => ({
  status: 'success',
  data: { bucket: 'uploads', path, signed: null, ...changes },
})

async function afterwards(): Promise<void> {
  for (const [task] of jest.mocked(after).mock.calls) await (task as () => Promise<void>)()
}

describe('an upload request', () => {
  it('creates a row and signs a URL in the owner’s folder', async () => {
    answer([])
    created()
    answer({ url: `/object/upload/sign/uploads/${path}?token=t` })
    expect(await requestUpload(photo)).toEqual(
      target({
        signed: {
          resumableUrl: 'http://backend.test/storage/v1/upload/resumable/sign',
          signature: 't',
        },
      }),
    )
    expect(asked(0)).toMatchObject({
      path: '/rest/v1/profiles',
      query: { select: 'image_compression_settings', id: 'eq.owner-id' },
    })
    expect(asked(1)).toMatchObject({
      method: 'POST',
      path: '/rest/v1/uploads',
      body: { id, user_id: 'owner-id', project_id: projectId, kind: 'image', staged_path: path },
    })
    expect(asked(2)).toMatchObject({
      method: 'POST',
      path: `/storage/v1/object/upload/sign/uploads/${path}`,
    })
  })

  it.each([
    ['a logo', { projectId: null, purpose: 'logo' }, 'owner-id/logo', 'logo', 'bay-1.jpg'],
    ['a poster', { purpose: 'poster' }, `owner-id/${projectId}`, 'image', 'bay-1.jpg'],
    ['a video', film, `owner-id/${projectId}`, 'video', 'bay.mp4'],
  ])('signs a URL for %s too, in its folder', async (_, changes, folder, kind, name) => {
    answer([])
    created()
    answer({ url: '/x?token=t' })
    const staged_path = `${folder}/${id}-${name}`
    const signed = expect.objectContaining({ signature: 't' })
    expect(await requestUpload({ ...photo, ...changes })).toEqual(
      target({ path: staged_path, signed }),
    )
    const project_id = changes.purpose === 'logo' ? null : projectId
    expect(asked(1).body).toEqual({ id, user_id: 'owner-id', project_id, kind, staged_path })
  })

  it('can be repeated until the bytes are there', async () => {
    answer([])
    answer(taken, 409)
    answer({ finished_at: null })
    answer({ url: '/x?token=t' })
    expect(await requestUpload(photo)).toEqual(target({ signed: expect.any(Object) }))
    expect(asked(2)).toMatchObject({
      path: '/rest/v1/uploads',
      query: { select: 'staged_path,finished_at', id: `eq.${id}`, user_id: 'eq.owner-id' },
    })

    line.mockReset()
    answer([])
    answer(taken, 409)
    answer({ finished_at: '2026-01-01T00:00:00Z' })
    expect(await requestUpload(photo)).toEqual(target({}))
    expect(line).toHaveBeenCalledTimes(3)

    line.mockReset()
    answer([])
    answer(taken, 409)
    answer([])
    answer({ statusCode: '409', error: 'Duplicate', message: 'exists' }, 409)
    expect(await requestUpload(photo)).toEqual(target({}))
  })

  it('keeps its first path where a smaller version has another type', async () => {
    const staged_path = `owner-id/${projectId}/${id}-bay-1.png`
    answer([])
    answer(taken, 409)
    answer({ staged_path, finished_at: null })
    answer({ url: '/x?token=t' })
    const signed = expect.objectContaining({ signature: 't' })
    expect(await requestUpload(photo)).toEqual(target({ path: staged_path, signed }))
    expect(asked(3).path).toBe(`/storage/v1/object/upload/sign/uploads/${staged_path}`)
  })

  it('fails when the row or the URL is refused', async () => {
    answer([])
    answer({ code: '42501', message: 'row-level security' }, 403)
    expect(await requestUpload(photo)).toEqual({ status: 'error', message: FAILED })
    expect(line).toHaveBeenCalledTimes(2)
    answer([])
    created()
    answer({ statusCode: '403', error: 'Unauthorized', message: 'no' }, 403)
    expect(await requestUpload(photo)).toEqual({ status: 'error', message: FAILED })
  })

  it('is refused for a wrong type or size, by the saved limit', async () => {
    answer({ image_compression_settings: saved })
    expect(await requestUpload({ ...photo, size: 2 * 1024 * 1024 + 1 })).toEqual({
      status: 'error',
      code: 'rejected',
      message: 'before image size should be less than 2MB',
    })
    expect(line).toHaveBeenCalledTimes(1)
  })

  it.each([
    { id: '1' },
    { projectId: '1' },
    { projectId: null },
    { purpose: 'logo' },
    { purpose: 'else' },
    { size: 0 },
    { size: 1.5 },
    { size: '9' },
    { name: 'x'.repeat(301) },
    { type: 'x'.repeat(101) },
  ])('is no file with %o', async (change) => {
    expect(await requestUpload({ ...photo, ...change })).toHaveProperty('fieldErrors')
    expect(line).not.toHaveBeenCalled()
  })
})

describe('finishing an upload', () => {
  const row = { id, user_id: 'owner-id', kind: 'image', staged_path: path }
  const finished = { url: 'http://x', width: 1, height: 1, colour: null, formats: null }

  it('checks the owner’s upload with the saved settings', async () => {
    answer(row)
    answer({ image_compression_settings: saved })
    jest.mocked(finishStaged).mockResolvedValueOnce(finished)
    expect(await finishUpload({ id, purpose: 'before' })).toEqual({
      status: 'success',
      data: finished,
    })
    expect(asked(0)).toMatchObject({
      path: '/rest/v1/uploads',
      query: { select: '*', id: `eq.${id}`, user_id: 'eq.owner-id' },
    })
    expect(finishStaged).toHaveBeenCalledWith(row, 'before', saved)
    expect(after).not.toHaveBeenCalled()
  })

  it('refuses another owner’s upload and one of another kind', async () => {
    const gone = {
      status: 'error',
      code: 'file-gone',
      message: 'We no longer have this file. Please choose it again.',
    }
    answer([])
    expect(await finishUpload({ id, purpose: 'before' })).toEqual(gone)
    answer(row)
    expect(await finishUpload({ id, purpose: 'video' })).toEqual(gone)
    expect(finishStaged).not.toHaveBeenCalled()
  })

  it('deletes a refused file and keeps one it could not check', async () => {
    answer(row)
    answer([])
    jest.mocked(finishStaged).mockRejectedValueOnce(new ActionError('No picture'))
    expect(await finishUpload({ id, purpose: 'before' })).toEqual({
      status: 'error',
      message: 'No picture',
    })
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
    jest.mocked(after).mockClear()
    answer(row)
    answer([])
    jest.mocked(finishStaged).mockRejectedValueOnce(new Error('away'))
    expect(await finishUpload({ id, purpose: 'before' })).toEqual({
      status: 'error',
      message: FAILED,
    })
    expect(after).not.toHaveBeenCalled()
  })
})

describe('discarding uploads', () => {
  it('removes the owner’s uploads and their files', async () => {
    line.mockResolvedValueOnce(new Response(null, { status: 204 }))
    expect(await discardUploads({ ids: [id, projectId] })).toEqual({ status: 'success' })
    expect(asked(0)).toMatchObject({
      method: 'DELETE',
      path: '/rest/v1/uploads',
      query: { id: `in.(${id},${projectId})`, user_id: 'eq.owner-id' },
    })
    jest.mocked(removeAllQueued).mockRejectedValueOnce(new Error('away'))
    await afterwards()
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('away'))
  })

  it('fails without an answer, and refuses no ids or too many', async () => {
    answer({ message: 'no' }, 500)
    expect(await discardUploads({ ids: [id] })).toEqual({
      status: 'error',
      message: 'Failed to remove the file',
    })
    line.mockReset()
    for (const ids of [[], ['1'], Array(101).fill(id), id]) {
      expect(await discardUploads({ ids })).toHaveProperty('fieldErrors')
    }
    expect(line).not.toHaveBeenCalled()
  })
})

it('a draft finds its checked uploads and which of them are saved', async () => {
  const waiting = { id, url: 'http://x', width: 1, height: 1, colour: null, formats: null }
  let projects = [{ project_images: [{ id: projectId }] }]
  line.mockImplementation(async (address) =>
    Response.json(String(address).includes('/projects?') ? projects : [waiting]),
  )
  expect(await listOwnUploads({ projectId })).toEqual({
    status: 'success',
    data: { uploads: [waiting], savedIds: [projectId] },
  })
  expect([asked(0), asked(1)]).toMatchObject([
    {
      path: '/rest/v1/uploads',
      query: {
        select: 'id,url,width,height,colour,formats',
        project_id: `eq.${projectId}`,
        user_id: 'eq.owner-id',
        finished_at: 'not.is.null',
      },
    },
    {
      path: '/rest/v1/projects',
      query: {
        select: 'project_images(id)',
        id: `eq.${projectId}`,
        user_id: 'eq.owner-id',
      },
    },
  ])
  projects = []
  expect(await listOwnUploads({ projectId })).toHaveProperty('data.savedIds', null)
  line.mockReset()
  line.mockImplementation(async () => Response.json({ message: 'no' }, { status: 400 }))
  expect(await listOwnUploads({ projectId })).toEqual({
    status: 'error',
    message: 'Failed to look for your uploaded files',
  })
  expect(await listOwnUploads({ projectId: '1' })).toHaveProperty('fieldErrors.projectId')
})
