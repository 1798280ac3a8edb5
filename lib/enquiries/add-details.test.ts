/** @jest-environment node */
import { answer, asked, line } from '@/tests/unit/fake-backend'
import { addEnquiryDetails } from './actions'
import { BAD_POSTCODE } from './follow-up'
import { FOLLOW_UP_OVER, issueFollowUpToken } from './follow-up-token'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('next/headers', () => ({ headers: jest.fn() }))
jest.mock('./notify', () => ({ notifyLater: jest.fn() }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const other = '11111111-ceea-467f-a0e6-1f2d3c4b5a69'
const HOUR = 3_600_000
const details = { postcode: ' sr13nr', bestTime: 'evening' }

beforeEach(() => {
  line.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('changes two columns of the enquiry that the token names, unless it was deleted', async () => {
  answer(null, 200)
  const token = issueFollowUpToken(id)
  expect(await addEnquiryDetails({ ...details, token, id: other, status: 'completed' })).toEqual({
    status: 'success',
    message: 'Saved. Thank you.',
  })
  expect(asked(0)).toMatchObject({
    method: 'PATCH',
    path: '/rest/v1/contact_forms',
    query: { id: `eq.${id}`, deleted_at: 'is.null' },
    body: { postcode: 'SR1 3NR', best_time: 'evening' },
    key: 'sb_secret_for_tests_only',
  })
  expect(Object.keys(asked(0).body)).toHaveLength(2)
})

test('both may be left empty', async () => {
  answer(null, 200)
  await addEnquiryDetails({ token: issueFollowUpToken(id), postcode: ' ', bestTime: '' })
  expect(asked(0).body).toEqual({ postcode: null, best_time: null })
})

test('a token that is over, forged or for another enquiry changes nothing', async () => {
  const [, end, signature] = issueFollowUpToken(id).split('.')
  for (const token of [
    issueFollowUpToken(id, Date.now() - HOUR),
    `${other}.${end}.${signature}`,
    '',
  ])
    expect(await addEnquiryDetails({ ...details, token })).toEqual({
      status: 'error',
      message: FOLLOW_UP_OVER,
    })
  expect(line).not.toHaveBeenCalled()
})

test('other values are refused', async () => {
  const token = issueFollowUpToken(id)
  expect(await addEnquiryDetails({ ...details, token, postcode: '<b>' })).toEqual({
    status: 'error',
    fieldErrors: { postcode: BAD_POSTCODE },
  })
  for (const change of [
    { bestTime: 'midnight' },
    { bestTime: ['any'] },
    { postcode: 'x'.repeat(99) },
  ])
    expect((await addEnquiryDetails({ ...details, token, ...change })).status).toBe('error')
  expect(line).not.toHaveBeenCalled()
})

test('an outage is told', async () => {
  line.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await addEnquiryDetails({ ...details, token: issueFollowUpToken(id) })).toEqual({
    status: 'error',
    message: "We couldn't save this. Please try again.",
  })
})
