/**
 * Mails of the auth service, from the project's own templates. @supabase/lite does not mail the second address of a
 * change, sends no notification after it and ignores RedirectTo. Delete when it does.
 */
import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../../lib/enquiries/mail-html.ts'
import { readMails } from '../config.ts'
import type { Mailbox } from '../mailbox.ts'

export type SendMail = (name: string, to: string, values: Record<string, string>) => Promise<void>

export function openMails(mailbox: Mailbox, siteUrl: string): SendMail {
  const mails = readMails()
  return async (name, to, { RedirectTo = '', ...values }) => {
    const mail = mails[name]
    if (!mail || mail.enabled === false) return
    // Only redirect to the site itself.
    const isOurs = URL.parse(RedirectTo)?.origin === new URL(siteUrl).origin
    const known: Record<string, string> = {
      ...values,
      SiteURL: siteUrl,
      RedirectTo: isOurs ? RedirectTo : siteUrl,
    }
    const fill = (text: string, write: (value: string) => string) =>
      text.replace(/\{\{ \.(\w+) \}\}/g, (_, key: string) => write(known[key] ?? ''))
    const template = readFileSync(mail.content_path, 'utf8')
    const html = fill(template, escapeHtml)
    const text = fill(toText(template), String)
    await mailbox.store({ to, subject: mail.subject, text, html })
  }
}

/** A template without tags, with the address of a link after its words. */
const toText = (template: string) =>
  template
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
