/**
 * Stores outgoing mails instead of sending them and shows them on a page.
 * Gap: @supabase/lite has no mailbox. Delete when it gains one.
 */
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '../../lib/enquiries/mail-html.ts'
import { periods } from '../../lib/periods.ts'
import type { Secrets } from './secrets.ts'
import { serialQueue } from './serial-queue.ts'
import { isSame, wordFor } from './tokens.ts'

export interface Mail {
  to: string
  replyTo?: string
  /** Header of the same name: a confirmation to a visitor. */
  autoSubmitted?: string
  subject: string
  sentAt: string
  text: string
  html: string
}

export interface Mailbox {
  /** Path of the page; with `.json` appended, of the mails themselves. */
  path: string
  store(mail: Omit<Mail, 'sentAt'>): Promise<void>
  /** Deletes mails that name a matching address; returns how many. */
  erase(isTheirs: (emailKey: string) => boolean): Promise<number>
  /** Deletes mails older than the retention period; returns how many. */
  purge(now?: Date): Promise<number>
  handle(request: Request): Promise<Response>
}

const DAY_MS = 86_400_000

export const mailboxPath = (secrets: Secrets) => `/mailbox/${wordFor('mailbox', secrets)}`

export function openMailbox(dir: string, secrets: Secrets): Mailbox {
  const file = join(dir, 'mailbox.jsonl')
  // Links in mails open accounts and the port may be reachable from the network, so the path is secret.
  const path = mailboxPath(secrets)
  const readLines = async () => {
    const lines = await readFile(file, 'utf8').catch(() => '')
    return lines.split('\n').filter(Boolean)
  }
  const newestFirst = async (): Promise<Mail[]> =>
    (await readLines()).slice(-200).flatMap(mailOf).reverse()

  // One write at a time: a rewrite must not lose a mail that arrives during it.
  const inTurn = serialQueue()
  const store = (mail: Omit<Mail, 'sentAt'>) =>
    inTurn(async () => {
      const dated: Mail = { ...mail, sentAt: new Date().toISOString() }
      // The leading newline separates it from a line that was cut off.
      await appendFile(file, `\n${JSON.stringify(dated)}\n`, { mode: 0o600 })
    })
  const drop = (isDue: (mail: Mail) => boolean) =>
    inTurn(async () => {
      const mails = (await readLines()).flatMap(mailOf)
      const left = mails.filter((mail) => !isDue(mail))
      if (left.length < mails.length) {
        const text = left.map((mail) => `${JSON.stringify(mail)}\n`).join('')
        await writeFile(`${file}.new`, text, { mode: 0o600 })
        await rename(`${file}.new`, file)
      }
      return mails.length - left.length
    })
  const erase: Mailbox['erase'] = (isTheirs) => drop((mail) => peopleIn(mail).some(isTheirs))
  return {
    path,
    store,
    erase,
    purge: (now = new Date()) => {
      const oldest = new Date(now.getTime() - periods.mailboxDays * DAY_MS).toISOString()
      return drop(({ sentAt }) => sentAt < oldest)
    },
    async handle(request) {
      const [, asked = '', json] = /^(.*?)(\.json)?$/.exec(new URL(request.url).pathname) ?? []
      if (!isSame(Buffer.from(asked), Buffer.from(path))) {
        return new Response('Open the mailbox by the address that was printed at the start.', {
          status: 404,
        })
      }
      if (request.method === 'DELETE') {
        const { email } = (await request.json()) as { email: string }
        return Response.json({ erased: await erase((key) => key === emailKey(email)) })
      }
      const mails = await newestFirst()
      if (json) return Response.json(mails)
      return new Response(page(mails), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        },
      })
    },
  }
}

/** Empty for an incomplete line: one being written, or one cut off when the process ended. */
function mailOf(line: string): Mail[] {
  try {
    return [JSON.parse(line) as Mail]
  } catch {
    return []
  }
}

/** One key per mailbox, however it is spelled; mirrors private.normalise_email(). */
export function emailKey(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Addresses that a mail to the owner is about, without the owner's own; of a confirmation its receiver. */
const peopleIn = ({ to, autoSubmitted, replyTo, text }: Mail) =>
  (autoSubmitted ? to : `${replyTo}\n${text}`)
    .match(/[^\s@<>"]+@[^\s@<>"]+[^\s@<>".,;:)]/g)
    ?.map(emailKey) ?? []

const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2
        ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')

function page(mails: Mail[]): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${new Date(mail.sentAt).toLocaleString('en-GB')}</time></p>
<pre>${withLinks(mail.text)}</pre></article>`,
  )
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Local mailbox</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="10">
<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc}
h2{font-size:1.1rem;margin-bottom:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<main><h1>Local mailbox</h1><p>Mails of the embedded backend are stored here; nothing is sent.</p>
${items.join('\n') || '<p>No mails yet.</p>'}</main></html>`
}
