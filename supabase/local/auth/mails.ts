/**
 * Mails that @supabase/lite does not send, from the project's own templates: to the second address of a change, and
 * after one. Delete when it sends them.
 */
import { readFileSync } from 'node:fs'
import type { EmailDriver } from '@supabase/lite'
import { readMails } from '../config.ts'

export type SendMail = (name: string, to: string, values: Record<string, string>) => Promise<void>

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

export function openMails(driver: EmailDriver, siteUrl: string): SendMail {
  const mails = readMails()
  return async (name, to, values) => {
    const mail = mails[name]
    if (!mail || mail.enabled === false) return
    const known: Record<string, string> = { ...values, SiteURL: siteUrl }
    const html = readFileSync(mail.content_path, 'utf8').replace(
      /\{\{ \.(\w+) \}\}/g,
      (_, key: string) => escapeHtml(known[key] ?? ''),
    )
    await driver.send({ to, subject: mail.subject, html })
  }
}
