/** @jest-environment node */
import { notifyLater, readinessToNotify, sendDueNotifications } from './notify'
import { notificationsOff } from './notify-settings'

const env: Record<string, string | undefined> = {
  NEXT_PUBLIC_SITE_URL: 'http://site.test',
  NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
  SUPABASE_SECRET_KEY: 'sb_secret_for_tests_only',
}
jest.mock('@/lib/env', () => ({
  get env() {
    return env
  },
}))
jest.mock('@/lib/supabase/timed-fetch', () => ({
  ...jest.requireActual('@/lib/supabase/timed-fetch'),
  timedFetch: () => backend,
}))
const sendMail = jest.fn()
const verify = jest.fn()
const createTransport = jest.fn((_options: object) => ({ sendMail, verify }))
jest.mock('nodemailer', () => ({
  createTransport: (options: object) => createTransport(options),
}))

interface Mail {
  id: number
  name: string | null
  digest_day?: string
  spam_count: number
  confirm_to?: string
}
/** The database queue: due mails, and the recorded result of each. */
let due: Mail[]
let marks: [id: string, change: object][]
const backend = jest.fn(async (address: string | URL | Request, init?: RequestInit) => {
  const { pathname, searchParams } = new URL(String(address))
  const body = JSON.parse(String(init?.body ?? '{}'))
  if (pathname.endsWith('/profiles')) return Response.json({ company_name: 'Wear Windows' })
  if (pathname.endsWith('/notification_address')) return Response.json('office@shop.test')
  if (pathname.endsWith('/claim_notifications')) return Response.json(due.splice(0, body.most))
  expect(searchParams.get('sent_at')).toBe('is.null')
  if (init?.method === 'GET') {
    expect(searchParams.get('last_error')).toBe('not.is.null')
    expect(searchParams.get('confirms')).toBe('is.null')
    const about = { status: 'new', archived: false, deleted_at: null }
    const seenTo = [{ status: 'contacted' }, { archived: true }, { deleted_at: '2026-11-01' }]
    return Response.json([
      ...seenTo.map((change) => ({ last_error: '421', contact_forms: { ...about, ...change } })),
      { last_error: '550 No', contact_forms: about },
      // The daily one about spam.
      { last_error: '552', contact_forms: null },
    ])
  }
  marks.push([searchParams.get('id') ?? '', body])
  return new Response(null, { status: 204 })
})

const mail = (id: number): Mail => ({ id, name: `Sender ${id}`, spam_count: 0, ...rest })
const rest = { email: 'a@b.co', project_type: 'custom', message: 'Hi', received_at: '2026-01-01' }

beforeEach(() => {
  Object.assign(env, { SMTP_URL: 'smtp://mail.test', SMTP_FROM: 'website@shop.test' })
  due = [1, 2, 3, 4, 5, 6, 7].map(mail)
  marks = []
  backend.mockClear()
  sendMail.mockReset().mockResolvedValue({})
  verify.mockReset().mockResolvedValue(true)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('everything due is sent once to the owner and marked', async () => {
  expect(await sendDueNotifications()).toEqual({ sent: 7, failed: 0 })
  expect(sendMail).toHaveBeenCalledTimes(7)
  expect(sendMail.mock.calls[0]?.[0]).toMatchObject({
    from: 'website@shop.test',
    to: 'office@shop.test',
    subject: 'New enquiry from Sender 1: Custom',
    messageId: '<outbox-1@site.test>',
  })
  expect(marks.map(([id]) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((id) => `eq.${id}`))
  expect(marks[0]?.[1]).toEqual({ sent_at: expect.any(String), last_error: null })
})

test('a refused mail records why and stays unsent; untouched ones keep their attempts', async () => {
  sendMail.mockRejectedValueOnce(new Error('550 No'))
  expect(await sendDueNotifications()).toEqual({ sent: 4, failed: 1 })
  expect(marks).toContainEqual(['eq.1', { last_error: 'Error: 550 No' }])
  expect(due.map(({ id }) => id)).toEqual([6, 7])
})

const confirmation = { id: 8, name: null, spam_count: 0, confirm_to: 'ann@visitor.test' }

test('a confirmation goes to the visitor, from the site', async () => {
  due = [mail(1), confirmation]
  expect(await sendDueNotifications()).toEqual({ sent: 2, failed: 0 })
  expect(sendMail.mock.calls[1]?.[0]).toMatchObject({
    from: 'website@shop.test',
    to: { address: 'ann@visitor.test' },
    subject: 'We have your enquiry – Wear Windows',
    messageId: '<outbox-8@site.test>',
  })
})

test('a confirmation whose address is refused is not tried again; one that is delayed is', async () => {
  const refusal = { command: 'RCPT TO', responseCode: 550 }
  for (const [error, change] of [
    [Object.assign(new Error('550 Nobody'), refusal), { sent_at: expect.any(String) }],
    [Object.assign(new Error('450 Later'), { ...refusal, responseCode: 450 }), {}],
    [new Error('Timeout'), {}],
  ] as const) {
    marks = []
    due = [confirmation]
    sendMail.mockRejectedValueOnce(error)
    await sendDueNotifications()
    expect(marks).toEqual([['eq.8', { ...change, last_error: String(error) }]])
  }
  due = [mail(1)]
  sendMail.mockRejectedValueOnce(Object.assign(new Error('550 Nobody'), refusal))
  expect(await sendDueNotifications()).toEqual({ sent: 0, failed: 1 })
})

test.each([
  ['smtp://mail.test:587', true],
  ['smtp://127.0.0.1.mail.test', true],
  ['smtps://user:key@mail.test:465', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost:2525', false],
  ['smtp://[::1]:2525', false],
])('a mail goes to %s encrypted: %s', async (url, requireTLS) => {
  env.SMTP_URL = url
  createTransport.mockClear()
  await sendDueNotifications()
  await readinessToNotify()
  expect(createTransport.mock.calls).toEqual(
    Array(2).fill([expect.objectContaining({ url, requireTLS })]),
  )
})

test('an empty digest is marked as done without a mail', async () => {
  due = [{ id: 9, name: null, digest_day: '2026-01-01', spam_count: 0 }]
  expect(await sendDueNotifications()).toEqual({ sent: 1, failed: 0 })
  expect(sendMail).not.toHaveBeenCalled()
  expect(marks).toHaveLength(1)
})

test.each([
  [{ SMTP_URL: undefined }, 'no mail server is set (SMTP_URL).'],
  [{ SMTP_FROM: undefined }, 'no sender address is set (SMTP_FROM).'],
])('without %p nothing is tried, and it is said why', async (missing, reason) => {
  Object.assign(env, missing)
  expect(await sendDueNotifications()).toEqual({ sent: 0, failed: 0 })
  expect(backend).not.toHaveBeenCalled()
  expect(notificationsOff()).toBe(reason)
})

test('notifications are on when server and sender are set', () => {
  expect(notificationsOff()).toBeNull()
})

const ready = { refusal: null, hasRecipient: true, stuck: 2, lastError: '550 No' }

test('readiness is checked without sending or claiming a mail', async () => {
  expect(await readinessToNotify()).toEqual(ready)
  verify.mockRejectedValue(new Error('Invalid login'))
  expect(await readinessToNotify()).toEqual({ ...ready, refusal: 'Invalid login' })
  expect(due).toHaveLength(7)
  expect(sendMail).not.toHaveBeenCalled()
})

test('a mail server that never answers is given up after a while', async () => {
  jest.useFakeTimers()
  verify.mockReturnValue(new Promise(() => {}))
  const asked = readinessToNotify()
  await jest.advanceTimersByTimeAsync(15_000)
  expect(await asked).toEqual({ ...ready, refusal: 'It took more than 15 seconds.' })
  jest.useRealTimers()
})

test('after an enquiry an outage of the backend fails nothing', async () => {
  backend.mockRejectedValueOnce(new TypeError('fetch failed'))
  await expect(notifyLater()).resolves.toBeUndefined()
})
