import { routes } from '@/lib/routes'
import { formatProjectType } from '../format'

/** What public/office-worker.js shows. */
export interface Notice {
  title: string
  body: string
  /** The page that a tap opens. */
  path: string
  /** A second one with the same tag takes the place of the first. */
  tag: string
  /** For the app's badge; absent where nobody is signed in. */
  unread?: number
}

/** A row of claim_pushes: without a name where the device is signed out, without a message where it shows none. */
export interface Push {
  enquiry: string
  is_reminder: boolean
  name: string | null
  project_type: string | null
  message: string | null
  unread: number | null
}

/** Lock screens show about as much; a push service takes 4 KB. */
const MOST_TEXT = 160

export function noticeOf(push: Push): Notice {
  const { enquiry, is_reminder, name, project_type, message, unread } = push
  const about = { path: routes.message(enquiry), tag: `enquiry-${enquiry}` }
  if (name === null) {
    const title = is_reminder ? 'A reminder is due' : 'New enquiry'
    return { ...about, title, body: 'Sign in to read it.' }
  }
  const lines = [formatProjectType(project_type ?? ''), message && beginning(message)]
  return {
    ...about,
    title: `${is_reminder ? 'Reminder' : 'New enquiry'}: ${oneLine(name)}`,
    body: lines.filter(Boolean).join('\n'),
    ...(unread !== null && { unread }),
  }
}

/** For 'Send a test'. */
export const testNotice: Notice = {
  title: 'Notifications work',
  body: 'New enquiries will show up like this.',
  path: `${routes.settings}#notifications`,
  tag: 'test',
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function beginning(message: string): string {
  const letters = [...oneLine(message)]
  return letters.length > MOST_TEXT
    ? `${letters.slice(0, MOST_TEXT - 1).join('')}…`
    : letters.join('')
}
