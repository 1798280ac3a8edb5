import { nextSteps } from '@/lib/content/services'
import { SHORT_NAME } from '@/lib/content/site'
import { mailHref } from '@/lib/mailto'
import { phoneHref } from '@/lib/phone'
import { escapeHtml, PLAIN_ADDRESS } from './mail-html'
import type { NotificationMail } from './notify-mail'

/** What the oldest profile says; null where it says nothing. */
export interface Company {
  name: string | null
  phone: string | null
  email: string | null
}

export interface Confirmation {
  /** The sender's address, as typed. */
  to: string
  /** A phone number was given. */
  byPhone: boolean
}

export interface ConfirmationMail extends NotificationMail {
  to: { name: string; address: string }
  headers: Record<string, string>
}

const THANKS = 'Thank you for your enquiry. We have your message.'
const NEXT = 'What happens next'
const NOT_YOU =
  "This is an automatic email. If you didn't write to us, somebody entered your address by mistake: please ignore it."

/**
 * Tells a visitor that their enquiry arrived. Holds nothing they typed, not even the name: anybody can
 * enter somebody else's address, and must not be able to send them a text.
 * @returns null where the address could be more than one
 */
export function confirmationMail(
  { to, byPhone }: Confirmation,
  { name, phone, email }: Company,
  siteUrl: string,
): ConfirmationMail | null {
  if (!PLAIN_ADDRESS.test(to)) return null
  const [first, ...others] = nextSteps
  const steps = [byPhone && first ? first : { title: 'We reply by email', text: '' }, ...others]
  const company = name ?? SHORT_NAME
  const contacts = [
    phone && { label: 'Phone', value: phone, href: phoneHref(phone) },
    email && { label: 'Email', value: email, href: mailHref(email) },
    { label: 'Website', value: siteUrl, href: siteUrl },
  ].filter((contact) => contact !== '' && contact !== null)
  const text = [
    THANKS,
    `${NEXT}:`,
    steps
      .map((step, index) =>
        [`${index + 1}. ${step.title}`, step.text].filter(Boolean).join('\n   '),
      )
      .join('\n'),
    [company, ...contacts.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    NOT_YOU,
  ].join('\n\n')
  const items = steps.map(
    (step) =>
      `<li style="margin:0 0 12px"><strong>${escapeHtml(step.title)}</strong><br>${escapeHtml(step.text)}</li>`,
  )
  const lines = contacts.map(
    ({ label, value, href }) =>
      `<br>${label}: <a href="${escapeHtml(href)}" style="color:#8c3421">${escapeHtml(value)}</a>`,
  )
  return {
    to: { name: '', address: to },
    subject: `We have your enquiry – ${company}`,
    text: `${text}\n`,
    html: `<!doctype html>
<html lang="en-GB"><body style="margin:0;padding:24px;background:#faf7f2;color:#1f272d;font:17px/1.6 Figtree,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid #a8412a">
<p style="margin:0 0 20px;font-size:20px;font-weight:600">${THANKS}</p>
<p style="margin:0 0 8px;font-weight:600">${NEXT}</p>
<ol style="margin:0 0 20px;padding-left:24px">${items.join('\n')}</ol>
<p style="margin:0 0 20px;padding-top:16px;border-top:1px solid #dfe9ec"><strong>${escapeHtml(company)}</strong>${lines.join('')}</p>
<p style="margin:0;color:#5b666e;font-size:15px">${NOT_YOU}</p>
</div></body></html>
`,
    replyTo: email && PLAIN_ADDRESS.test(email) ? { name: company, address: email } : undefined,
    // No holiday notice or other robot should answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
