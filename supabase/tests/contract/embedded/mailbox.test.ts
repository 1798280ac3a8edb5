import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailbox } from '../../../local/mailbox'

const secrets = (jwtSecret: string) => ({ jwtSecret, publishableKey: 'p', secretKey: 's' })
const dir = mkdtempSync(join(tmpdir(), 'mailbox-'))
afterAll(() => rmSync(dir, { recursive: true }))

it('shows every whole mail, though one is half written or was cut off', async () => {
  const mailbox = openMailbox(dir, secrets('ours'))
  const mail = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '' })
  const shown = async () => {
    const answer = await mailbox.handle(new Request(`http://127.0.0.1${mailbox.path}.json`))
    return ((await answer.json()) as { to: string }[]).map(({ to }) => to)
  }
  await mailbox.keep(mail('first@example.com'))
  appendFileSync(join(dir, 'mailbox.jsonl'), '{"to":"torn@example.com","subj')
  expect(await shown()).toEqual(['first@example.com'])
  await mailbox.keep(mail('second@example.com'))
  expect(await shown()).toEqual(['second@example.com', 'first@example.com'])
})

it('opens to nobody who was not told its address, by whatever name they come', async () => {
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
