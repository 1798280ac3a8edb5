/** @jest-environment node */
import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import { getViewer } from '@/lib/auth/queries'
import { removeAllQueued } from '@/lib/media/removal-queue'
import { answer, asked, line, owner } from '@/tests/unit/fake-backend'
import {
  deleteAccreditation,
  deleteReview,
  orderAccreditations,
  orderReviews,
  saveAccreditation,
  saveReview,
} from './actions'

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

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const uploadId = '9f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const review = {
  id,
  name: 'Rose',
  town: 'Roker',
  given_on: '2026-03-04',
  words: 'Warm.',
  source_url: '',
  project_id: '',
}
const columns = { ...review, source_url: null, project_id: null, id: undefined }
const accreditation = { id, name: 'Guild', number: '1', link_url: '' }
const counted = (count: number) =>
  line.mockResolvedValueOnce(new Response(null, { headers: { 'content-range': `*/${count}` } }))
const afterwards = () =>
  Promise.all(jest.mocked(after).mock.calls.map(([work]) => (work as () => unknown)()))

beforeEach(() => {
  jest.clearAllMocks()
  line.mockReset()
  jest.mocked(getViewer).mockResolvedValue(owner)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a review', () => {
  it('that is there is changed, and pages are refreshed', async () => {
    answer([{ id }])
    expect(await saveReview(review)).toEqual({ status: 'success', message: 'Review saved' })
    expect(asked(0)).toMatchObject({
      method: 'PATCH',
      path: '/rest/v1/reviews',
      query: { id: `eq.${id}`, user_id: 'eq.owner-id', select: 'id' },
      body: JSON.parse(JSON.stringify(columns)),
    })
    expect(updateTag).toHaveBeenCalledWith('proof')
    expect(line).toHaveBeenCalledTimes(1)
  })

  it('that is not there is added under the id the browser chose', async () => {
    answer([])
    counted(199)
    answer(null, 201)
    expect(await saveReview(review)).toMatchObject({ status: 'success' })
    expect(asked(2)).toMatchObject({ method: 'POST', body: { id, user_id: 'owner-id' } })
  })

  it('is refused beyond two hundred', async () => {
    answer([])
    counted(200)
    expect(await saveReview(review)).toEqual({
      status: 'error',
      message: 'There is room for 200 reviews. Please delete one first.',
    })
    expect(updateTag).not.toHaveBeenCalled()
  })

  it('of a project that is gone says so at the field', async () => {
    answer([])
    expect(await saveReview({ ...review, project_id: id })).toMatchObject({
      status: 'error',
      fieldErrors: { project_id: 'This project was deleted. Please choose another.' },
    })
    expect(asked(0)).toMatchObject({
      path: '/rest/v1/projects',
      query: { id: `eq.${id}`, user_id: 'eq.owner-id' },
    })
    expect(line).toHaveBeenCalledTimes(1)
  })

  it('whose answer was lost may be stored: pages are refreshed afterwards', async () => {
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    expect(await saveReview(review)).toEqual({
      status: 'error',
      message: 'Failed to save the review',
    })
    await afterwards()
    expect(revalidateTag).toHaveBeenCalledWith('proof', { expire: 0 })
  })

  it('is deleted, and put in order', async () => {
    answer(null)
    await deleteReview({ id })
    expect(asked(0)).toMatchObject({
      method: 'DELETE',
      query: { id: `eq.${id}`, user_id: 'eq.owner-id' },
    })
    answer(null)
    await orderReviews({ ids: [id] })
    expect(asked(1)).toMatchObject({ path: '/rest/v1/rpc/order_reviews', body: { wanted: [id] } })
    expect(updateTag).toHaveBeenCalledTimes(2)
  })
})

describe('an accreditation', () => {
  it('keeps its logo where none was chosen', async () => {
    answer([{ id }])
    await saveAccreditation(accreditation)
    expect(asked(0)).toMatchObject({ method: 'PATCH', path: '/rest/v1/accreditations' })
    expect(asked(0).body).toEqual({ name: 'Guild', number: '1', link_url: null })
    expect(after).not.toHaveBeenCalled()
  })

  it('takes a checked upload as its logo, whose row is deleted last', async () => {
    const url = 'http://backend.test/storage/v1/object/public/logos/o/logo/a.png'
    answer({ url, formats: 'webp' })
    answer([{ id }])
    answer(null)
    const saved = await saveAccreditation({ ...accreditation, logo: uploadId })
    expect(saved).toEqual({ status: 'success', message: 'Accreditation saved' })
    expect(asked(0).query).toMatchObject({
      id: `eq.${uploadId}`,
      user_id: 'eq.owner-id',
      kind: 'eq.logo',
      finished_at: 'not.is.null',
    })
    expect(asked(1).body).toMatchObject({ logo_url: url, logo_formats: 'webp' })
    expect(asked(2)).toMatchObject({
      method: 'DELETE',
      path: '/rest/v1/uploads',
      query: { id: `eq.${uploadId}`, user_id: 'eq.owner-id' },
    })
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
  })

  it('is refused when the upload is gone', async () => {
    answer([])
    expect(await saveAccreditation({ ...accreditation, logo: uploadId })).toMatchObject({
      status: 'error',
      code: 'file-gone',
    })
    expect(line).toHaveBeenCalledTimes(1)
  })

  it('loses its logo, and its file goes', async () => {
    answer([{ id }])
    await saveAccreditation({ ...accreditation, logo: 'remove' })
    expect(asked(0).body).toMatchObject({ logo_url: null, logo_formats: null })
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
  })

  it('is the twelfth at most', async () => {
    answer([])
    counted(12)
    expect(await saveAccreditation(accreditation)).toHaveProperty(
      'message',
      'There is room for 12 accreditations. Please delete one first.',
    )
  })

  it('is deleted with its file, and put in order', async () => {
    answer(null)
    await deleteAccreditation({ id })
    expect(asked(0)).toMatchObject({ method: 'DELETE', path: '/rest/v1/accreditations' })
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
    answer(null)
    await orderAccreditations({ ids: [id] })
    expect(asked(1).path).toBe('/rest/v1/rpc/order_accreditations')
  })
})

it('refuses strangers and invalid input before touching a row', async () => {
  const signedOut = { message: 'Auth session missing!' }
  for (const action of [saveReview, deleteReview, orderReviews]) {
    jest.mocked(getViewer).mockResolvedValueOnce(null)
    expect(await action({})).toMatchObject(signedOut)
  }
  expect(await saveReview({ ...review, source_url: 'javascript:alert(1)' })).toHaveProperty(
    'fieldErrors.source_url',
  )
  expect(await deleteReview({ id: '1' })).toHaveProperty('fieldErrors.id')
  expect(await orderReviews({ ids: ['1'] })).toHaveProperty('fieldErrors')
  expect(line).not.toHaveBeenCalled()
})
