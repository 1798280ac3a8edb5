/** @jest-environment node */
import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import { getViewer } from '@/lib/auth/queries'
import { removeAllQueued } from '@/lib/media/removal-queue'
import { refreshSocialCards } from '@/lib/media/social-cards'
import { answer, asked, line, owner } from '@/tests/unit/fake-backend'
import { deleteImage, deleteVideo, replaceImage } from './image-actions'
import { copySitemap } from './sitemap-copy'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('next/cache', () => ({ updateTag: jest.fn(), revalidateTag: jest.fn() }))
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('@/lib/media/removal-queue', () => ({ removeAllQueued: jest.fn(async () => {}) }))
jest.mock('@/lib/media/social-cards', () => ({ refreshSocialCards: jest.fn(async () => false) }))
jest.mock('./sitemap-copy', () => ({ copySitemap: jest.fn() }))

const imageId = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const uploadId = '0d1c2b3a-4958-4676-8594-a3b2c1d0e9f8'
const projectId = 'c9f0f895-fb98-4b91-a5d0-9c1e2d3f4a5b'
const image = { id: imageId, project_id: projectId }
const formerId = '5f4dcc3b-5aa7-465d-8d83-27deb882cf99'
const input = { imageId, uploadId, formerId }

const changes = [
  ['replace', replaceImage, true, false, 'Image replaced successfully', 'Failed to replace image'],
  [
    'delete an image',
    deleteImage,
    [{ id: imageId }],
    [],
    'Image deleted successfully',
    'Failed to delete image',
  ],
  [
    'delete a video',
    deleteVideo,
    [{ id: imageId }],
    [],
    'Video deleted successfully',
    'Failed to delete video',
  ],
] as const

beforeEach(() => {
  jest.clearAllMocks()
  line.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(getViewer).mockResolvedValue(owner)
})

async function afterwards(): Promise<void> {
  for (const [task] of jest.mocked(after).mock.calls) await (task as () => Promise<void>)()
}

describe.each(changes)('to %s', (_, act, done, undone, message, failed) => {
  it('changes the owner’s picture, refreshes the public pages and removes files', async () => {
    answer(image)
    answer(done)
    expect(await act(input)).toEqual({ status: 'success', message })
    expect(asked(0)).toMatchObject({
      method: 'GET',
      path: '/rest/v1/project_images',
      query: {
        select: 'id,project_id,projects!inner(user_id)',
        id: `eq.${imageId}`,
        'projects.user_id': 'eq.owner-id',
      },
    })
    expect(updateTag).toHaveBeenCalledWith('projects')
    await afterwards()
    expect(
      [jest.mocked(removeAllQueued), jest.mocked(copySitemap)].map(
        (work) => work.mock.calls.length,
      ),
    ).toEqual([1, 1])
  })

  it('leaves another owner’s picture alone', async () => {
    answer([])
    expect(await act(input)).toEqual({ status: 'error', message: failed })
    expect(line).toHaveBeenCalledTimes(1)
  })

  it('fails when nothing changed or there was no answer', async () => {
    answer(image)
    answer(undone)
    expect(await act(input)).toEqual({ status: 'error', message: failed })
    await afterwards()
    expect(removeAllQueued).not.toHaveBeenCalled()
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    expect(await act(input)).toEqual({ status: 'error', message: failed })
  })

  it('refuses strangers and malformed ids', async () => {
    jest.mocked(getViewer).mockResolvedValueOnce(null)
    expect(await act(input)).toMatchObject({ message: 'Auth session missing!', code: 'signed-out' })
    expect(await act({ imageId: '1', uploadId })).toHaveProperty('fieldErrors.imageId')
    expect(line).not.toHaveBeenCalled()
  })
})

it('replaces by upload id and deletes by id', async () => {
  answer(image)
  answer(true)
  await replaceImage(input)
  expect(asked(1)).toMatchObject({
    method: 'POST',
    path: '/rest/v1/rpc/replace_image',
    body: { image: imageId, upload: uploadId, former: formerId },
  })
  line.mockReset()
  answer(image)
  answer([{ id: imageId }])
  await deleteImage(input)
  expect(asked(1)).toMatchObject({
    method: 'DELETE',
    path: '/rest/v1/project_images',
    query: { id: `eq.${imageId}`, select: 'id' },
  })
})

it('makes the cards of shared links anew, then shows them and removes the old', async () => {
  jest.mocked(refreshSocialCards).mockResolvedValueOnce(true)
  answer(image)
  answer(true)
  await replaceImage(input)
  await afterwards()
  expect(refreshSocialCards).toHaveBeenCalledWith(expect.anything(), projectId)
  expect(revalidateTag).toHaveBeenCalledWith('projects', { expire: 0 })
  // The picture's former file, then the card's.
  expect(removeAllQueued).toHaveBeenCalledTimes(2)
})

it('leaves the cards of a project alone where nothing was written', async () => {
  answer(image)
  answer(false)
  await replaceImage(input)
  await afterwards()
  expect(refreshSocialCards).not.toHaveBeenCalled()
  expect(updateTag).toHaveBeenCalledWith('projects')
})

it('copies the sitemap even where the cards fail', async () => {
  jest.mocked(refreshSocialCards).mockRejectedValueOnce(new Error('no storage'))
  answer(image)
  answer([{ id: imageId }])
  expect(await deleteImage(input)).toMatchObject({ status: 'success' })
  await afterwards()
  expect(copySitemap).toHaveBeenCalledTimes(1)
  expect(revalidateTag).not.toHaveBeenCalled()
})
