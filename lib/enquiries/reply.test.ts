import { fillTemplate, replyHref } from './reply'

const enquiry = {
  name: 'Ann\nLowes',
  email: 'ann@example.com',
  projectType: 'residential_doors',
  message: 'A front door?\r\nIn green.',
  createdAt: '2026-11-21T09:48:00Z',
}
const bodyOf = (href: string) => new URL(href).searchParams.get('body')

it('greets and quotes', () => {
  const href = replyHref(enquiry)
  expect(new URL(href).searchParams.get('subject')).toBe('Your enquiry: Residential Doors')
  expect(bodyOf(href)).toBe(
    'Hello Ann Lowes,\r\n\r\n\r\n\r\n21 November 2026 at 09:48, Ann Lowes wrote:\r\n> A front door?\r\n> In green.',
  )
})

it('lets no address or name add headers', () => {
  const hostile = new URL(
    replyHref({ ...enquiry, email: 'a?bcc=all@b.example?cc=x&body=y', name: 'x&bcc=y@z.example' }),
  )
  expect([...hostile.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(decodeURIComponent(hostile.pathname)).toBe('a?bcc=all@b.example?cc=x&body=y')
})

it.each([
  ['words', 'And then some. '.repeat(400)],
  ['lines', 'x\n'.repeat(2_500)],
  ['emoji', '🪟'.repeat(5_000)],
])('cuts a quotation of many %s to what a mail program takes', (_, message) => {
  const href = replyHref({ ...enquiry, message })
  expect(href.length).toBeLessThanOrEqual(2_000)
  expect(href.length).toBeGreaterThan(1_950)
  expect(bodyOf(href)).toMatch(/…$/)
})

it('begins with another text, which is never cut', () => {
  expect(bodyOf(replyHref(enquiry, 'Thank you.'))).toMatch(/^Thank you\.\r\n\r\n21 November/)
  const long = 'é'.repeat(400)
  expect(bodyOf(replyHref(enquiry, long))).toBe(long)
})

it('fills in name and kind, once', () => {
  const hostile = { ...enquiry, name: 'Ann {kind} $&' }
  expect(fillTemplate('Hello {name}, thank you. {kind}, {other}', hostile)).toBe(
    'Hello Ann {kind} $&, thank you. Residential Doors, {other}',
  )
})
