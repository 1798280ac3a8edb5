/** @jest-environment node */
import { getViewer } from '@/lib/auth/queries'
import {
  deleteEnquiry,
  moveEnquiryToInbox,
  moveEnquiryToSpam,
  noteEnquiry,
  remindOfEnquiry,
  removeEnquiryReminder,
  restoreEnquiry,
  sendEnquiry,
  setEnquiryStatus,
} from './actions'
import { readFollowUpToken } from './follow-up-token'
import { notifyLater } from './notify'
import { issueFormToken } from './spam'

jest.mock('@/lib/env', () => ({
  env: {
    NEXT_PUBLIC_SITE_URL: 'http://site.test',
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_tests_only',
    SUPABASE_SECRET_KEY: 'sb_secret_for_tests_only',
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
  },
}))
const request = new Headers()
jest.mock('next/headers', () => ({ headers: async () => request }))
const afterwards = jest.fn()
jest.mock('next/server', () => ({ after: (work: unknown) => afterwards(work) }))
jest.mock('./notify', () => ({ notifyLater: jest.fn() }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
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

const FAILED = 'Failed to send message. Please try again.'
const SENT = "Message sent successfully! We'll be in touch soon."
const sent = { status: 'success', message: SENT, data: { followUp: expect.any(String) } }

const enquiry = {
  id: '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69',
  name: ' Margaret Dodds ',
  email: 'margaret@example.com',
  phone: '',
  projectType: 'residential',
  message: 'Draughty bay window.',
  verified: true,
  homepage: '',
  token: '',
}

const answer = (status: number, body?: object) =>
  backend.mockResolvedValueOnce(new Response(body ? JSON.stringify(body) : null, { status }))

beforeEach(() => {
  enquiry.token = issueFormToken(Date.now() - 5_000)
  backend.mockReset()
  afterwards.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('makes one plain insert with the secret key and reads nothing back', async () => {
  answer(201)
  expect(await sendEnquiry(enquiry)).toEqual(sent)
  expect(backend).toHaveBeenCalledTimes(1)
  expect(afterwards).toHaveBeenCalledWith(notifyLater)
  const [address, init] = backend.mock.calls[0] ?? []
  const url = new URL(String(address))
  expect([init?.method, url.pathname, url.searchParams.get('select')]).toEqual([
    'POST',
    '/rest/v1/contact_forms',
    null,
  ])
  const headers = new Headers(init?.headers)
  expect(headers.get('prefer') ?? '').not.toContain('return=representation')
  expect(headers.get('apikey')).toBe('sb_secret_for_tests_only')
  expect(JSON.parse(String(init?.body))).toEqual({
    id: enquiry.id,
    name: 'Margaret Dodds',
    email: 'margaret@example.com',
    phone: null,
    project_type: 'residential',
    message: 'Draughty bay window.',
    status: 'new',
    archived: false,
    page_path: null,
    quarantine_reason: null,
    caller_key: null,
  })
})

test('stores the page the form was sent from, where it is one of ours', async () => {
  for (const [referer, path] of [
    ['http://site.test/services/doors?utm_source=x', '/services/doors'],
    ['http://site.test/dashboard', null],
  ] as const) {
    request.set('referer', referer)
    answer(201)
    await sendEnquiry(enquiry)
    expect(JSON.parse(String(backend.mock.calls.at(-1)?.[1]?.body)).page_path).toBe(path)
  }
  request.delete('referer')
})

test('passes the caller on as a stable keyed hash, never as an address', async () => {
  const keys: unknown[] = []
  for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
    request.set('x-real-ip', address)
    answer(201)
    await sendEnquiry(enquiry)
    const body = String(backend.mock.calls.at(-1)?.[1]?.body)
    expect(body).not.toContain(address)
    keys.push(JSON.parse(body).caller_key)
  }
  request.delete('x-real-ip')
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test.each([
  [{ homepage: 'x' }, 'honeypot'],
  [{ token: '' }, 'no_token'],
])('a robot (%o) sees the usual success and goes to spam', async (change, reason) => {
  answer(201)
  const state = await sendEnquiry({ ...enquiry, ...change })
  expect(state).toEqual(sent)
  expect(readFollowUpToken(state.data?.followUp ?? '')).toBe(enquiry.id)
  expect(JSON.parse(String(backend.mock.calls[0]?.[1]?.body)).quarantine_reason).toBe(reason)
})

test.each([
  ['just now, by the same sender', 0, {}, enquiry.id],
  ['an hour ago', 3_600_000, {}, null],
  ['by another sender', 0, { email: 'ann@example.com' }, null],
  ['with another text', 0, { message: 'Something else.' }, null],
])('already received %s is a success', async (_, ago, stored, opens) => {
  answer(409, { code: '23505', message: 'duplicate key value violates unique constraint' })
  const { email, message } = enquiry
  const created_at = new Date(Date.now() - ago).toISOString()
  answer(200, { created_at, email, message, ...stored })
  const state = await sendEnquiry(enquiry)
  expect(state).toEqual(sent)
  expect(readFollowUpToken(state.data?.followUp ?? '')).toBe(opens)
  // Neither address nor text may reach the backend's log.
  expect(new URL(String(backend.mock.calls[1]?.[0])).search).toBe(
    `?select=created_at%2Cemail%2Cmessage&id=eq.${enquiry.id}`,
  )
})

test.each([[false], [undefined], ['on']])(
  'verified %p: refused, nothing written',
  async (verified) => {
    expect(await sendEnquiry({ ...enquiry, verified })).toEqual({
      status: 'error',
      message: 'Please verify you are human',
    })
    expect(backend).not.toHaveBeenCalled()
  },
)

test('bad input returns the first problem of each field and writes nothing', async () => {
  expect(await sendEnquiry({ ...enquiry, name: '', email: 'x' })).toEqual({
    status: 'error',
    fieldErrors: {
      name: 'Please enter your name',
      email: 'Please enter a valid email address, such as name@example.com',
    },
  })
  for (const garbage of [undefined, null, 'text', [], new FormData()]) {
    expect((await sendEnquiry(garbage)).status).toBe('error')
  }
  expect(backend).not.toHaveBeenCalled()
})

test.each([
  ['refused by a rule', () => answer(400, { code: '23514', message: 'check constraint' })],
  ['refused by a policy', () => answer(401, { code: '42501', message: 'row-level security' })],
  ['unavailable', () => answer(503, { message: 'unavailable' })],
  ['not understood', () => backend.mockResolvedValueOnce(new Response('<html>', { status: 502 }))],
  ['gone', () => backend.mockRejectedValueOnce(new TypeError('fetch failed'))],
  ['silent', () => backend.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))],
])('backend %s: the truth is told', async (_, fault) => {
  fault()
  expect(await sendEnquiry(enquiry)).toEqual({ status: 'error', message: FAILED })
  expect(backend).toHaveBeenCalledTimes(1)
  expect(afterwards).not.toHaveBeenCalled()
})

describe('the owner’s actions', () => {
  const id = enquiry.id
  const actions = [
    [
      'setEnquiryStatus',
      setEnquiryStatus,
      { id, status: 'contacted' },
      { status: 'contacted' },
      'Message status updated',
    ],
    [
      'deleteEnquiry',
      deleteEnquiry,
      { id },
      { deleted_at: expect.stringMatching(/^20.*Z$/) },
      'Message deleted successfully',
    ],
    [
      'moveEnquiryToInbox',
      moveEnquiryToInbox,
      { id },
      { archived: false },
      'Message moved to the inbox',
    ],
    ['moveEnquiryToSpam', moveEnquiryToSpam, { id }, { archived: true }, 'Message moved to spam'],
    ['restoreEnquiry', restoreEnquiry, { id }, { deleted_at: null }, 'Message restored'],
    [
      'remindOfEnquiry',
      remindOfEnquiry,
      { id, remind_on: '2026-11-23' },
      { remind_on: '2026-11-23' },
      'Reminder saved',
    ],
    [
      'removeEnquiryReminder',
      removeEnquiryReminder,
      { id },
      { remind_on: null },
      'Reminder removed',
    ],
  ] as const

  beforeEach(() => viewer.mockResolvedValue({ role: 'owner', id: 'o', email: 'o@example.com' }))

  test.each(actions)(
    '%s changes that row only, in the right state',
    async (_, act, input, change, message) => {
      answer(200, [{ id }])
      expect(await act(input)).toEqual({ status: 'success', message })
      const [address, init] = backend.mock.calls[0] ?? []
      const { pathname, searchParams } = new URL(String(address))
      expect([init?.method, pathname]).toEqual(['PATCH', '/rest/v1/contact_forms'])
      expect(Object.fromEntries(searchParams)).toEqual({
        id: `eq.${id}`,
        // Only a deleted row can be restored.
        deleted_at: act === restoreEnquiry ? 'not.is.null' : 'is.null',
        select: 'id',
      })
      expect(JSON.parse(String(init?.body))).toEqual(change)
    },
  )

  test.each(actions)(
    '%s fails when no row changed or there was no answer',
    async (_, act, input) => {
      answer(200, [])
      expect(await act(input)).toEqual({
        status: 'error',
        message: expect.stringMatching(/^Failed to/),
      })
      backend.mockRejectedValueOnce(new TypeError('fetch failed'))
      expect(await act(input)).toMatchObject({ status: 'error' })
    },
  )

  test.each(actions)('%s refuses strangers before it reads the input', async (_, act) => {
    for (const who of [null, { role: 'stranger', id: 'x', email: 'x@example.com' } as const]) {
      viewer.mockResolvedValue(who)
      const refused = {
        status: 'error',
        message: 'Auth session missing!',
        ...(who === null && { code: 'signed-out' }),
      }
      expect(await act({ id, status: 'contacted' })).toEqual(refused)
      expect(await act('garbage')).toEqual(refused)
    }
    expect(backend).not.toHaveBeenCalled()
  })

  describe('a note', () => {
    const writes = () =>
      backend.mock.calls
        .filter(([, init]) => init?.method === 'PATCH')
        .map(([, init]) => init?.body)

    it.each([
      ['trimmed', ' Ring first ', '', 'Ring first'],
      ['as null where it is empty', ' ', 'Old', null],
      [
        'of two thousand emoji, which are two thousand characters',
        '🏠'.repeat(2000),
        '',
        '🏠'.repeat(2000),
      ],
    ])('is stored %s', async (_, note, base, stored) => {
      answer(200, [{ note: base || null }])
      answer(200, [{ id }])
      expect(await noteEnquiry({ id, note, base })).toEqual({ status: 'success' })
      expect(writes()).toEqual([JSON.stringify({ note: stored })])
    })

    it('that was changed elsewhere stays, and is returned', async () => {
      answer(200, [{ note: 'Agreed £4,200' }])
      expect(await noteEnquiry({ id, note: 'Ring', base: '' })).toEqual({
        status: 'error',
        message: 'This note was changed elsewhere',
        code: 'conflict',
        stored: { note: 'Agreed £4,200' },
      })
      expect(writes()).toEqual([])
    })

    it('is saved already where the first answer was lost', async () => {
      answer(200, [{ note: 'Ring' }])
      expect(await noteEnquiry({ id, note: 'Ring', base: '' })).toEqual({ status: 'success' })
      expect(writes()).toEqual([])
    })

    it('of a deleted message is a failure', async () => {
      answer(200, [])
      expect(await noteEnquiry({ id, note: 'Ring', base: '' })).toEqual({
        status: 'error',
        message: 'Failed to save the note',
      })
    })
  })

  test('what moves to the inbox has its mail sent afterwards; what moves to spam has none', async () => {
    answer(200, [{ id }])
    await moveEnquiryToSpam({ id })
    expect(afterwards).not.toHaveBeenCalled()
    answer(200, [{ id }])
    await moveEnquiryToInbox({ id })
    expect(afterwards).toHaveBeenCalledWith(notifyLater)
  })

  test('refuses other ids and statuses', async () => {
    expect(await deleteEnquiry({ id: '1' })).toHaveProperty('fieldErrors.id')
    expect(await setEnquiryStatus({ id, status: 'spam' })).toHaveProperty('fieldErrors.status')
    const note = { id, note: 'x'.repeat(2001), base: '' }
    expect(await noteEnquiry(note)).toHaveProperty('fieldErrors.note')
    expect(backend).not.toHaveBeenCalled()
  })
})
