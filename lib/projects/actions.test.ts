/** @jest-environment node */
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { getViewer } from '@/lib/auth/queries'
import { removeAllQueued } from '@/lib/media/removal-queue'
import { deleteImageSet } from './actions'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('next/cache', () => ({ updateTag: jest.fn(), revalidateTag: jest.fn() }))
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('next/headers', () => ({}))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('@/lib/media/removal-queue', () => ({ removeAllQueued: jest.fn(async () => {}) }))
jest.mock('@/lib/media/social-cards', () => ({ refreshSocialCards: jest.fn(async () => false) }))
jest.mock('./sitemap-copy', () => ({ copySitemap: jest.fn() }))
jest.mock('@/lib/supabase/server', () => ({
  createSessionClient: async () =>
    jest
      .requireActual<typeof import('@/lib/supabase/public')>('@/lib/supabase/public')
      .createPublicClient(),
}))
jest.mock('@/lib/supabase/timed-fetch', () => ({
  ...jest.requireActual('@/lib/supabase/timed-fetch'),
  timedFetch: () => backend,
}))

// The client is real; only the network is not.
const backend = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
const viewer = jest.mocked(getViewer)

const projectId = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const setId = '0d1c2b3a-4958-4676-8594-a3b2c1d0e9f8'
const failed = { status: 'error', message: 'Failed to delete image set' }

const answer = (body: object) =>
  backend.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 200 }))

function asked(call: number) {
  const [address, init] = backend.mock.calls[call] ?? []
  const { pathname, searchParams } = new URL(String(address))
  return { method: init?.method, pathname, query: Object.fromEntries(searchParams) }
}

beforeEach(() => {
  jest.clearAllMocks()
  backend.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  viewer.mockResolvedValue({ role: 'owner', id: 'owner-id', email: 'o@example.com' })
})

it('deletes both pictures of a set in the owner’s project, then their files', async () => {
  answer([{ id: projectId }])
  answer([{ id: 'a' }, { id: 'b' }])
  expect(await deleteImageSet({ projectId, setId })).toEqual({
    status: 'success',
    message: 'Image set deleted successfully',
  })
  expect(asked(0)).toMatchObject({
    method: 'GET',
    pathname: '/rest/v1/projects',
    query: { id: `eq.${projectId}`, user_id: 'eq.owner-id' },
  })
  expect(asked(1)).toEqual({
    method: 'DELETE',
    pathname: '/rest/v1/project_images',
    query: {
      project_id: `eq.${projectId}`,
      image_type: 'in.(before,after)',
      or: `(image_set_id.eq.${setId},and(image_set_id.is.null,id.eq.${setId}))`,
      select: 'id,image_set_id',
    },
  })
  expect(updateTag).toHaveBeenCalledWith('projects')
  for (const [task] of jest.mocked(after).mock.calls) await (task as () => Promise<void>)()
  expect(removeAllQueued).toHaveBeenCalledTimes(1)
})

it('leaves another owner’s project alone', async () => {
  answer([])
  expect(await deleteImageSet({ projectId, setId })).toEqual(failed)
  expect(backend).toHaveBeenCalledTimes(1)
})

it('fails when no row was deleted', async () => {
  answer([{ id: projectId }])
  answer([])
  expect(await deleteImageSet({ projectId, setId })).toEqual(failed)
  expect(removeAllQueued).not.toHaveBeenCalled()
})

it('refreshes the public pages when the response was lost', async () => {
  answer([{ id: projectId }])
  backend.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await deleteImageSet({ projectId, setId })).toEqual(failed)
  expect(updateTag).toHaveBeenCalledWith('projects')
})

it('refuses strangers and malformed ids', async () => {
  for (const who of [null, { role: 'stranger', id: 'x', email: 'x@example.com' } as const]) {
    viewer.mockResolvedValueOnce(who)
    expect(await deleteImageSet({ projectId, setId })).toMatchObject({
      status: 'error',
      message: 'Auth session missing!',
    })
  }
  expect(await deleteImageSet({ projectId, setId: '1),or(id.neq.1' })).toHaveProperty(
    'fieldErrors.setId',
  )
  expect(backend).not.toHaveBeenCalled()
})
