import { formatDay, formatTimestamp } from '@/lib/british-time'
import { routes } from '@/lib/routes'
import { formatProjectType } from './format'
import { escapeHtml, PLAIN_ADDRESS } from './mail-html'

/** A row of claim_notifications: about one enquiry, a reminder of one, about a day's spam, or about an hour of a flood. */
export interface Notification {
  id: number
  digestDay: string | null
  spamCount: number
  digestHour: string | null
  arrived: number
  /** Of which enquiry, with the owner's note. */
  reminder?: { of: string; note: string | null } | null
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
  { digestDay, spamCount, digestHour, arrived, reminder, enquiry }: Notification,
  siteUrl: string,
): NotificationMail | null {
  if (enquiry && reminder) {
    return reminderMail(enquiry, reminder.note, siteUrl + routes.message(reminder.of))
  }
  if (enquiry) return enquiryMail(enquiry, siteUrl + routes.messages)
  if (digestHour && arrived > 0) return floodMail(digestHour, arrived, siteUrl + routes.messages)
  if (!digestDay || spamCount === 0) return null
  return digestMail(digestDay, spamCount, siteUrl + routes.spam)
}

type Enquiry = NonNullable<Notification['enquiry']>

function enquiryMail(enquiry: Enquiry, inbox: string): NotificationMail {
  const { name, projectType, message } = enquiry
  return {
    subject: `New enquiry from ${headerText(name)}: ${formatProjectType(projectType)}`,
    ...bodies(
      [factsOf(enquiry), message, 'Reply to this email to answer, or open the inbox:'],
      inbox,
    ),
    replyTo: replyTo(enquiry),
  }
}

function reminderMail(enquiry: Enquiry, note: string | null, page: string): NotificationMail {
  const { name, projectType, message } = enquiry
  const said = 'You asked to be reminded of this message.'
  const noted = note ? [`Your note:\n${note}`] : []
  return {
    subject: `Reminder: ${headerText(name)}, ${formatProjectType(projectType)}`,
    ...bodies([said, factsOf(enquiry), ...noted, message, 'Open the message:'], page),
    replyTo: replyTo(enquiry),
  }
}

function factsOf({ name, email, phone, projectType, receivedAt }: Enquiry): string {
  return [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Project type', formatProjectType(projectType)],
    ['Received', formatTimestamp(receivedAt)],
  ]
    .flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []))
    .join('\n')
}

const replyTo = ({ name, email }: Enquiry) =>
  PLAIN_ADDRESS.test(email) ? { name: headerText(name), address: email } : undefined

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
  const said = `More than 60 enquiries arrived within an hour, so we stopped sending an email for each. ${enquiries} from the hour starting ${formatTimestamp(hour)} ${count === 1 ? 'is' : 'are'} in your inbox.`
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
