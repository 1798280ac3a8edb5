import { routes } from '@/lib/routes'
import { formatDay, formatProjectType, formatReceived } from './format'
import { escapeHtml, PLAIN_ADDRESS } from './mail-html'

/** A row of claim_notifications: about one enquiry, about a day's spam, or about an hour of a flood. */
export interface Notification {
  id: number
  digestDay: string | null
  spamCount: number
  digestHour: string | null
  arrived: number
  enquiry: {
    name: string
    email: string
    phone: string | null
    projectType: string
    message: string
    receivedAt: string
  } | null
}

export interface NotificationMail {
  subject: string
  text: string
  html: string
  replyTo?: { name: string; address: string }
}

/** @returns null when there is nothing left to report */
export function notificationMail(
  { digestDay, spamCount, digestHour, arrived, enquiry }: Notification,
  siteUrl: string,
): NotificationMail | null {
  if (enquiry) return enquiryMail(enquiry, siteUrl + routes.messages)
  if (digestHour && arrived > 0) return floodMail(digestHour, arrived, siteUrl + routes.messages)
  if (!digestDay || spamCount === 0) return null
  return digestMail(digestDay, spamCount, siteUrl + routes.spam)
}

function enquiryMail(
  { name, email, phone, projectType, message, receivedAt }: NonNullable<Notification['enquiry']>,
  inbox: string,
): NotificationMail {
  const facts = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Project type', formatProjectType(projectType)],
    ['Received', formatReceived(receivedAt)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []))
  return {
    subject: `New enquiry from ${headerText(name)}: ${formatProjectType(projectType)}`,
    ...bodies(
      [facts.join('\n'), message, 'Reply to this email to answer, or open the inbox:'],
      inbox,
    ),
    replyTo: PLAIN_ADDRESS.test(email) ? { name: headerText(name), address: email } : undefined,
  }
}

function digestMail(day: string, count: number, tab: string): NotificationMail {
  const enquiries = count === 1 ? '1 enquiry' : `${count} enquiries`
  return {
    subject: `${enquiries} in spam`,
    ...bodies(
      [`${enquiries} went to spam on ${formatDay(day)}.`, 'Have a look in case one is real:'],
      tab,
    ),
  }
}

function floodMail(hour: string, count: number, inbox: string): NotificationMail {
  const enquiries = count === 1 ? '1 more enquiry' : `${count} more enquiries`
  const said = `More than 60 enquiries arrived within an hour, so we stopped sending an email for each. ${enquiries} from the hour starting ${formatReceived(hour)} ${count === 1 ? 'is' : 'are'} in your inbox.`
  return { subject: `${enquiries} in your inbox`, ...bodies([said, 'Open the inbox:'], inbox) }
}

/** The same text twice: plain, and as HTML with user input escaped. */
function bodies(paragraphs: string[], link: string): Pick<NotificationMail, 'text' | 'html'> {
  const blocks = paragraphs.map(
    (paragraph) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`,
  )
  const address = escapeHtml(link)
  return {
    text: `${paragraphs.join('\n\n')}\n${link}\n`,
    html: `${blocks.join('\n')}\n<p><a href="${address}">${address}</a></p>\n`,
  }
}

/** A line break would start another header. */
function oneLine(value: string): string {
  return value.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Breaks up an encoded word (RFC 2047) with an invisible joiner, so that mail programs do not decode it. */
function headerText(value: string): string {
  return oneLine(value).replaceAll('=?', '=\u2060?')
}
