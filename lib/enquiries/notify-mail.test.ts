import { type Notification, notificationMail } from './notify-mail'

const SITE = 'https://slw.example'
const enquiry = {
  name: 'Ann Lowes',
  email: 'ann@example.com',
  phone: '0191 498 0156',
  projectType: 'residential_doors',
  message: 'Two doors,\nplease.',
  receivedAt: '2026-11-21T09:48:00+00:00',
}
const about = (change: Partial<typeof enquiry> = {}): Notification => ({
  id: 1,
  digestDay: null,
  spamCount: 0,
  digestHour: null,
  arrived: 0,
  enquiry: { ...enquiry, ...change },
})

test('a mail about an enquiry has its text, the reply address and a link to the inbox', () => {
  expect(notificationMail(about(), SITE)).toMatchObject({
    subject: 'New enquiry from Ann Lowes: Residential Doors',
    text: `Name: Ann Lowes
Email: ann@example.com
Phone: 0191 498 0156
Project type: Residential Doors
Received: 21 November 2026 at 09:48

Two doors,
please.

Reply to this email to answer, or open the inbox:
https://slw.example/dashboard/messages
`,
    replyTo: { name: 'Ann Lowes', address: 'ann@example.com' },
  })
})

test('a stranger’s text is escaped in the HTML part', () => {
  const html = notificationMail(about({ message: '<img src=x onerror="a()">&' }), SITE)?.html
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=&#34;a()&#34;&#62;&#38;')
})

test('a name with line breaks cannot add a header', () => {
  const name = 'Ann\r\nBcc: all@example.com\u2028x\0'
  const mail = notificationMail(about({ name }), SITE)
  expect(mail?.subject).toBe('New enquiry from Ann Bcc: all@example.com x: Residential Doors')
  expect(mail?.replyTo?.name).toBe('Ann Bcc: all@example.com x')
})

test.each(['a@b.c,d@e.f', 'a@b.c>', '"a"@b.c', 'a@b@c.d', 'a;b@c.d'])(
  'an address that is more than one address gets no reply: %s',
  (email) => {
    const mail = notificationMail(about({ email }), SITE)
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toContain(email)
  },
)

test.each([
  [1, '1 enquiry in spam', '1 enquiry went to spam on 21 November 2026.'],
  [2, '2 enquiries in spam', '2 enquiries went to spam on 21 November 2026.'],
])('the digest of a day with %d in spam', (spamCount, subject, words) => {
  const mail = notificationMail(
    { ...about(), digestDay: '2026-11-21', spamCount, enquiry: null },
    SITE,
  )
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain(words)
  expect(mail?.text).toContain(`${SITE}/dashboard/messages?box=spam`)
})

test('nothing is spam any more: no digest', () => {
  const none = { ...about(), digestDay: '2026-11-21', spamCount: 0, enquiry: null }
  expect(notificationMail(none, SITE)).toBeNull()
})

test.each([
  [1, '1 more enquiry in your inbox', '1 more enquiry from the hour starting 21 November 2026'],
  [940, '940 more enquiries in your inbox', 'are in your inbox.'],
])('the digest of an hour with %d above the limit', (arrived, subject, words) => {
  const hour = { ...about(), digestHour: '2026-11-21T09:00:00+00:00', arrived, enquiry: null }
  const mail = notificationMail(hour, SITE)
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain(words)
  expect(mail?.text).toContain(`${SITE}/dashboard/messages`)
  expect(notificationMail({ ...hour, arrived: 0 }, SITE)).toBeNull()
})

test('a reminder names the message, with the owner’s note and the way to it', () => {
  const mail = notificationMail(
    { ...about(), reminder: { of: 'id', note: 'Ring on <Monday>.' } },
    SITE,
  )
  expect(mail).toMatchObject({
    subject: 'Reminder: Ann Lowes, Residential Doors',
    replyTo: { address: 'ann@example.com' },
  })
  expect(mail?.text).toMatch(/^You asked to be reminded of this message\.\n\nName: Ann Lowes/)
  expect(mail?.text).toContain('Your note:\nRing on <Monday>.\n\nTwo doors,')
  expect(mail?.text).toContain('https://slw.example/dashboard/messages/id')
  expect(mail?.html).not.toContain('<Monday>')
  const plain = notificationMail({ ...about(), reminder: { of: 'id', note: null } }, SITE)
  expect(plain?.text).not.toContain('Your note')
})
