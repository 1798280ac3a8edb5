/** @jest-environment node */
import { readinessToNotify, sendDueNotifications } from '@/lib/enquiries/notify'
import { sendDuePushes } from '@/lib/enquiries/push/deliver'
import { purgeExpired } from '@/lib/purge'
import { POST } from './route'

const secret = 'cron-secret-0123456789'
const env = { CRON_SECRET: secret, SMTP_URL: 'smtp://mail.test', SMTP_FROM: 'website@shop.test' }
jest.mock('@/lib/env', () => ({
  get env() {
    return env
  },
}))
jest.mock('@/lib/enquiries/notify', () => ({
  sendDueNotifications: jest.fn(async () => sent),
  readinessToNotify: jest.fn(async () => ready),
}))
jest.mock('@/lib/enquiries/push/deliver', () => ({ sendDuePushes: jest.fn(async () => sent) }))
jest.mock('@/lib/purge', () => ({ purgeExpired: jest.fn(async () => {}) }))
const sent = { sent: 0, failed: 0 }
const ready = { refusal: 'Invalid login', hasRecipient: true, stuck: 1, lastError: '550 No' }

const ask = (query: string, authorization = `Bearer ${secret}`) =>
  new Request(`https://slw.example/api/notifications${query}`, {
    method: 'POST',
    headers: { authorization },
  })

beforeEach(() => jest.clearAllMocks())

it('calls no mail server for a scheduler while nothing is due', async () => {
  for (const query of ['', '?verify=0', '?verify']) {
    expect(await (await POST(ask(query))).json()).toEqual(sent)
  }
  expect(readinessToNotify).not.toHaveBeenCalled()
})

it('tells whether mails would go out where it is asked to, by the secret alone', async () => {
  const answer = await POST(ask('?verify=1'))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([answer.status, await answer.json()]).toEqual([200, { ...sent, ...ready }])
  jest.clearAllMocks()
  expect((await POST(ask('?verify=1', 'Bearer wrong'))).status).toBe(401)
  expect(sendDueNotifications).not.toHaveBeenCalled()
  expect(sendDuePushes).not.toHaveBeenCalled()
  expect(purgeExpired).not.toHaveBeenCalled()
  expect(readinessToNotify).not.toHaveBeenCalled()
})

it('erases what is due and notifies devices also where no mail is sent', async () => {
  env.SMTP_URL = ''
  await POST(ask(''))
  expect(sendDuePushes).toHaveBeenCalledTimes(1)
  expect(purgeExpired).toHaveBeenCalledTimes(1)
})

it('sends the mails though the devices cannot be notified', async () => {
  env.SMTP_URL = 'smtp://mail.test'
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(sendDuePushes).mockRejectedValueOnce(new Error('no answer'))
  expect(await (await POST(ask(''))).json()).toEqual(sent)
})
