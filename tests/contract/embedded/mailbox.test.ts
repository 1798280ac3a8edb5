import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { periods } from '@/lib/periods'
import { openMailbox } from '../../../tools/embedded-backend/mailbox'

const secrets = (jwtSecret: string) => ({ jwtSecret, publishableKey: 'p', secretKey: 's' })
const dir = mkdtempSync(join(tmpdir(), 'mailbox-'))
afterAll(() => rmSync(dir, { recursive: true }))

it('shows every complete mail, even if one is half written or was cut off', async () => {
  const mailbox = openMailbox(dir, secrets('ours'))
  const mail = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '' })
  const shown = async () => {
    const answer = await mailbox.handle(new Request(`http://127.0.0.1${mailbox.path}.json`))
    return ((await answer.json()) as { to: string }[]).map(({ to }) => to)
  }
  await mailbox.store(mail('first@example.com'))
  appendFileSync(join(dir, 'mailbox.jsonl'), '{"to":"torn@example.com","subj')
  expect(await shown()).toEqual(['first@example.com'])
  await mailbox.store(mail('second@example.com'))
  expect(await shown()).toEqual(['second@example.com', 'first@example.com'])
})

it('is closed without its secret path, under any host name', async () => {
  const { path, handle } = openMailbox(dir, secrets('ours'))
  const { path: theirs } = openMailbox(dir, secrets('theirs'))
  expect(openMailbox(dir, secrets('ours')).path).toBe(path)
  const status = async (asked: string, host = '127.0.0.1') =>
    (await handle(new Request(`http://${host}${asked}`))).status
  for (const asked of [
    '/mailbox',
    '/mailbox/',
    theirs,
    `${path}x`,
    path.slice(0, -1),
    `${path}/`,
  ]) {
    expect([asked, await status(asked)]).toEqual([asked, 404])
    expect([asked, await status(`${asked}.json`)]).toEqual([asked, 404])
  }
  expect(await status(path)).toBe(200)
  expect(await status(`${path}.json`, 'windows.example')).toBe(200)
})

it('erases mails that name a person in any spelling, and no others', async () => {
  const mailbox = openMailbox(mkdtempSync(join(dir, 'erase-')), secrets('ours'))
  const olive = { to: 'olive@example.org', html: '' }
  const keep = (subject: string, text: string, replyTo?: string) =>
    mailbox.store({ ...olive, subject, text, replyTo })
  // Confirmations name the company and are about the one who gets them.
  const confirmation = { text: 'Email: ann@example.com', html: '', autoSubmitted: 'auto-generated' }
  await mailbox.store({ ...confirmation, to: 'jo@example.com', subject: 'zero' })
  await mailbox.store({ ...confirmation, to: 'Ann@example.com', subject: 'her own', text: 'Hi' })
  await keep('one', 'Email: Ann+windows@Example.com\nHello')
  await keep('two', 'Hello', 'Ann <ann@example.com>')
  await keep('three', 'Email: joann@example.com.')
  const ask = (path: string, method = 'GET', body?: object) =>
    mailbox.handle(
      new Request(`http://127.0.0.1${path}`, { method, body: body && JSON.stringify(body) }),
    )
  const left = async () =>
    ((await (await ask(`${mailbox.path}.json`)).json()) as { subject: string }[]).map(
      ({ subject }) => subject,
    )
  const ann = { email: 'ANN@example.com' }
  expect((await ask('/mailbox/wrong', 'DELETE', ann)).status).toBe(404)
  expect(await left()).toHaveLength(5)
  // A mail that arrives meanwhile is kept.
  const [answer] = await Promise.all([ask(mailbox.path, 'DELETE', ann), keep('four', 'Hello')])
  expect(await answer.json()).toEqual({ erased: 3 })
  expect(await left()).toEqual(['four', 'three', 'zero'])
})

it('deletes mails after their period', async () => {
  const place = mkdtempSync(join(dir, 'old-'))
  const now = new Date()
  const ago = (days: number, ms = 0) =>
    new Date(now.getTime() - days * 86_400_000 - ms).toISOString()
  const mails = [ago(periods.mailboxDays, 1), ago(periods.mailboxDays), ago(0)].map(
    (sentAt, i) => ({
      to: `${i}@example.com`,
      subject: 'Hello',
      text: 'Hello',
      html: '',
      sentAt,
    }),
  )
  const file = join(place, 'mailbox.jsonl')
  writeFileSync(file, mails.map((mail) => JSON.stringify(mail)).join('\n'))
  await openMailbox(place, secrets('ours')).purge(now)
  const left = readFileSync(file, 'utf8')
  expect(left).not.toContain('0@example.com')
  expect(left).toMatch(/1@example.com.*2@example.com/s)
})
