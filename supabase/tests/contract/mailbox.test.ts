import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailbox } from '../../local/mailbox'

const dir = mkdtempSync(join(tmpdir(), 'mailbox-'))
afterAll(() => rmSync(dir, { recursive: true }))

it('shows every whole mail, though one is half written or was cut off', async () => {
  const mailbox = openMailbox(dir)
  const mail = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '' })
  const shown = async () => {
    const answer = await mailbox.handle(new Request('http://127.0.0.1/mailbox.json'))
    return ((await answer.json()) as { to: string }[]).map(({ to }) => to)
  }
  await mailbox.keep(mail('first@example.com'))
  appendFileSync(join(dir, 'mailbox.jsonl'), '{"to":"torn@example.com","subj')
  expect(await shown()).toEqual(['first@example.com'])
  await mailbox.keep(mail('second@example.com'))
  expect(await shown()).toEqual(['second@example.com', 'first@example.com'])
})
