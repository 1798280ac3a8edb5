/**
 * Mails of the auth service, from the project's own templates. @supabase/lite does not mail the second address of a
 * change, sends no notification after it and ignores RedirectTo. Delete when it does.
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
    const { RedirectTo = '' } = values
    // Only redirect to the site itself.
    const isOurs = URL.parse(RedirectTo)?.origin === new URL(siteUrl).origin
    const known: Record<string, string> = {
      ...values,
      SiteURL: siteUrl,
      RedirectTo: isOurs ? RedirectTo : siteUrl,
    }
    const html = readFileSync(mail.content_path, 'utf8').replace(
      /\{\{ \.(\w+) \}\}/g,
      (_, key: string) => escapeHtml(known[key] ?? ''),
    )
    await driver.send({ to, subject: mail.subject, html })
  }
}
