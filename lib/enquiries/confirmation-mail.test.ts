import { confirmationMail } from './confirmation-mail'

const SITE = 'https://slw.example'
const company = { name: 'Wear <Windows>', phone: '0191 498 0123', email: 'office@slw.example' }
const to = 'ann@example.com'

test('a confirmation says what happens next and how to reach the company, twice', () => {
  const mail = confirmationMail({ to, byPhone: true }, company, SITE)
  expect(mail).toMatchObject({
    to: { name: '', address: to },
    subject: 'We have your enquiry – Wear <Windows>',
    replyTo: { name: 'Wear <Windows>', address: 'office@slw.example' },
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `Thank you for your enquiry. We have your message.

What happens next:

1. We get in touch
   A quick chat about what you have now and what you would like instead.
2. We measure
   A visit to measure up and look at walls, openings and access.
3. You get a written quote
   Free, no obligation, and valid for 30 days.

Wear <Windows>
Phone: 0191 498 0123
Email: office@slw.example
Website: https://slw.example

This is an automatic email. If you didn't write to us, somebody entered your address by mistake: please ignore it.
`,
  })
  for (const words of ['We measure', 'href="tel:01914980123"', 'mailto:', 'Wear &#60;Windows&#62;'])
    expect(mail?.html).toContain(words)
  expect(mail?.html).not.toContain('<Windows>')
})

test('without a phone number from the visitor we reply by email', () => {
  const { text, html } = confirmationMail({ to, byPhone: false }, company, SITE) ?? {}
  expect(text).toContain('1. We reply by email\n2. We measure')
  expect(html).not.toContain('We get in touch')
})

test('a profile that says nothing leaves the website', () => {
  const mail = confirmationMail(
    { to, byPhone: true },
    { name: null, phone: null, email: null },
    SITE,
  )
  expect(mail?.subject).toBe('We have your enquiry – SLW')
  expect(mail?.text).toContain('SLW\nWebsite: https://slw.example\n')
  expect(mail?.replyTo).toBeUndefined()
})

test.each(['a@b.c,d@e.f', 'a,b@c.de', 'a@b.c>', '"a"@b.c', 'a;b@c.d', 'a@b.c\r\nBcc: x@y.z'])(
  'no mail goes to what may be more than one address: %s',
  (address) => {
    expect(confirmationMail({ to: address, byPhone: true }, company, SITE)).toBeNull()
  },
)
