import { createTransport } from 'nodemailer'
import { notificationMail } from '@/lib/enquiries/notify-mail'
import type { Mail } from '../../../tools/embedded-backend/mailbox'
import { startSmtpServer } from '../../../tools/embedded-backend/smtp'

let kept: Omit<Mail, 'sentAt'>[]
let door: Awaited<ReturnType<typeof startSmtpServer>>
const store = jest.fn(async (mail: Omit<Mail, 'sentAt'>) => void kept.push(mail))

beforeEach(async () => {
  kept = []
  door = await startSmtpServer({ store })
})
afterEach(() => door.close())

const words = `A line with a dot alone:\n.\n..two, and one that is long: ${'Möbel 🏠 '.repeat(60)}\n\nEnd = of it.`

test('a mail with any content arrives unchanged', async () => {
  await createTransport(door.url).sendMail({
    from: 'Website <website@example.com>',
    to: 'owner@example.com',
    replyTo: {
      name: 'Zoë Müller-Østergård of the Very Long Name, Esq.',
      address: 'zoe@example.com',
    },
    subject: `Café roof 🏠 ${'and more '.repeat(20)}end`,
    text: words,
    html: `<p>${words}</p>`,
  })
  expect(kept).toHaveLength(1)
  const [mail] = kept
  expect(mail?.to).toBe('owner@example.com')
  expect(mail?.subject).toBe(`Café roof 🏠 ${'and more '.repeat(20)}end`)
  expect(mail?.replyTo).toContain('Müller-Østergård')
  expect(mail?.replyTo).toContain('zoe@example.com')
  const plain = (text = '') => text.replaceAll('\r\n', '\n').trim()
  expect(plain(mail?.text)).toBe(words)
  expect(plain(mail?.html)).toBe(`<p>${words}</p>`)
})

test.each([
  '=?utf-8?q?The_owner?=',
  'Ann =?utf-8?B?VGhlIG93bmVy?= Lowes',
  '=?iso-8859-1?q?The_owner?=',
  'Zoë =?utf-8?q?The_owner?=',
])('a name that is an encoded word itself is shown as it was typed: %s', async (name) => {
  const enquiry = {
    name,
    email: 'ann@example.com',
    phone: null,
    projectType: 'custom',
    message: 'Hello',
    receivedAt: '2026-11-21T09:00:00Z',
  }
  const mail = notificationMail(
    { id: 1, digestDay: null, spamCount: 0, digestHour: null, arrived: 0, enquiry },
    'https://x.test',
  )
  const headers: string[] = []
  store.mockImplementationOnce(async ({ subject, replyTo = '' }) => {
    headers.push(...[subject, replyTo].map((header) => header.replace(/["\u2060]/g, '')))
  })
  await createTransport(door.url).sendMail({ from: 'a@b.co', to: 'c@d.ef', ...mail })
  expect(headers[0]).toContain(`New enquiry from ${name}:`)
  expect(headers[1]).toBe(`${name} <ann@example.com>`)
})

test('each recipient gets a mail, and one connection may send several', async () => {
  const transport = createTransport({ url: door.url, pool: true, maxConnections: 1 })
  for (const subject of ['First', 'Second']) {
    await transport.sendMail({ from: 'a@b.co', to: 'one@x.org, two@x.org', subject, text: 'Hi' })
  }
  transport.close()
  expect(kept.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    'one@x.org First',
    'two@x.org First',
    'one@x.org Second',
    'two@x.org Second',
  ])
})

test('a mail that cannot be stored is refused, so the sender retries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  store.mockRejectedValueOnce(new Error('disk full'))
  const sent = createTransport(door.url).sendMail({ from: 'a@b.co', to: 'c@d.ef', text: 'Hi' })
  await expect(sent).rejects.toThrow('451')
})

test('an unknown command ends the connection', async () => {
  const address = door.url.replace('smtp:', 'http:')
  const body = 'MAIL FROM:<a@b.co>\r\nRCPT TO:<c@d.ef>\r\nDATA\r\nHi\r\n.\r\n'
  await expect(fetch(address, { method: 'POST', body })).rejects.toThrow()
  expect(kept).toEqual([])
})
