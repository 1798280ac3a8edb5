import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type OwnBackend, onOwnBackend } from '../own-backend'

/** A mail server with a password; each test sets its behaviour. */
let mood: 'kind' | 'locked' | 'silent' | 'full'
const open = new Set<Socket>()
const mailServer = createServer((socket) => {
  open.add(socket)
  const say = (line: string) => socket.write(`${line}\r\n`)
  if (mood === 'silent') return
  say('220 Mail')
  createInterface({ input: socket }).on('line', (line) => {
    const verb = line.slice(0, 4)
    if (verb === 'EHLO') say('250-Mail\r\n250 AUTH PLAIN')
    else if (verb === 'AUTH') say(mood === 'locked' ? '535 Wrong password' : '235 Come in')
    else if (verb === 'RCPT') say(mood === 'full' ? '452 Too much for today' : '250 Fine')
    else if (verb === 'DATA') say('354 Go ahead')
    else if (verb === 'QUIT') socket.end('221 Bye\r\n')
    else if (['MAIL', 'RSET', '.'].includes(verb)) say('250 Fine')
  })
})

let at: OwnBackend
let notify: typeof import('@/lib/enquiries/notify')
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const { port } = mailServer.address() as AddressInfo
  process.env.SMTP_URL = `smtp://site:secret@127.0.0.1:${port}`
  process.env.SMTP_FROM = 'Website <website@example.com>'
  at = await onOwnBackend()
  await at.newOwner()
  notify = jest.requireActual('@/lib/enquiries/notify')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
}, 120_000)
beforeEach(() => {
  mood = 'kind'
})
afterAll(async () => {
  mailServer.close()
  for (const socket of open) socket.destroy()
  await at.stop()
})

const ready = { refusal: null, hasRecipient: true, stuck: 0, lastError: null }
const nothing = { sent: 0, failed: 0 }

it('tells a mail server that accepts the site from one that refuses and one that is silent', async () => {
  expect(await notify.readinessToNotify()).toEqual(ready)
  mood = 'locked'
  // Nothing is due, so no server is called and no error is reported.
  expect(await notify.sendDueNotifications()).toEqual(nothing)
  const refusal = expect.stringContaining('535 Wrong password')
  expect(await notify.readinessToNotify()).toEqual({ ...ready, refusal })
  mood = 'silent'
  const { refusal: silence } = await notify.readinessToNotify()
  expect(silence).toMatch(/greeting|seconds/i)
}, 60_000)

it('counts a refused mail until it is sent, even while it is not due', async () => {
  const email = 'ann@example.com'
  const enquiry = { id: randomUUID(), name: 'Ann', email, project_type: 'custom', message: 'Hi.' }
  expect((await at.server().from('contact_forms').insert(enquiry)).error).toBeNull()
  mood = 'full'
  // The owner's and the visitor's, which is nobody's to look after.
  expect(await notify.sendDueNotifications()).toEqual({ sent: 0, failed: 2 })
  mood = 'kind'
  expect(await notify.sendDueNotifications()).toEqual(nothing)
  const lastError = expect.stringContaining('452 Too much for today')
  expect(await notify.readinessToNotify()).toEqual({ ...ready, stuck: 1, lastError })
  const due = { next_attempt_at: new Date(0).toISOString() }
  await at.server().from('outbox').update(due).is('sent_at', null)
  expect(await notify.sendDueNotifications()).toEqual({ sent: 2, failed: 0 })
  expect(await notify.readinessToNotify()).toEqual(ready)
})

it('says that there is no recipient', async () => {
  await at.removePeople()
  expect(await notify.sendDueNotifications()).toEqual(nothing)
  expect(await notify.readinessToNotify()).toEqual({ ...ready, hasRecipient: false })
})
