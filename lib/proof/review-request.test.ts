import { requestByMail, requestByWhatsApp, reviewRequest } from './review-request'

const job = { title: 'Bay & porch', location: 'Roker' }

test('the text names the job, the company and the address', () => {
  const text = reviewRequest(job, 'https://g.page/r/slw', 'SLW')
  expect(text).toContain('thank you for choosing SLW')
  expect(text).toContain('‘Bay & porch’ in Roker')
  expect(text).toContain('\n\nhttps://g.page/r/slw\n\n')
  expect(text).toMatch(/Thank you,\nSLW$/)
  expect(reviewRequest(job, 'https://g.page/r/slw', null)).toMatch(/choosing us\..*Thank you$/s)
})

test('mail and WhatsApp get all of it, to nobody yet', () => {
  const text = 'A & B?\n100 %\nhttps://g.page/r/slw?a=b&c'
  const mail = new URL(requestByMail(text))
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', ''])
  expect(mail.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'))
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  const chat = new URL(requestByWhatsApp(text))
  expect(chat.origin + chat.pathname).toBe('https://wa.me/')
  expect([...chat.searchParams]).toEqual([['text', text]])
})
