import { formatTimestamp } from '@/lib/british-time'
import { mailHref } from '@/lib/mailto'
import { formatProjectType } from './format'
import type { EnquiryRow } from './queries'

/** In characters: Windows passes no longer link to a mail program than 2,083. */
const LONGEST_LINK = 2_000
const CUT = '…'

type Sender = Pick<EnquiryRow, 'name' | 'email' | 'projectType' | 'message' | 'createdAt'>

/**
 * A mailto link with subject, greeting and the message quoted, as much of it as the link holds.
 * @param text instead of the greeting
 */
export function replyHref(enquiry: Sender, text = `Hello ${oneLine(enquiry.name)},\n\n`): string {
  const { email, name, projectType, message, createdAt } = enquiry
  const link = (body: string) =>
    mailHref(email, `Your enquiry: ${formatProjectType(projectType)}`, body)
  const start = `${text}\n\n${formatTimestamp(createdAt)}, ${oneLine(name)} wrote:\n`
  const room = LONGEST_LINK - link(start).length
  // A text that leaves no room goes without the quotation.
  return room > 100 ? link(start + quote(message, room)) : link(text)
}

/** Cut between characters, so that half of one is never encoded. */
function quote(message: string, room: number): string {
  let left = room - sizeOf(`> ${CUT}`)
  let quoted = '> '
  for (const character of message.replaceAll('\r', '')) {
    const next = character === '\n' ? '\n> ' : character
    left -= sizeOf(next)
    if (left < 0) return quoted + CUT
    quoted += next
  }
  return quoted
}

/** As encoded by mailHref, where a line break is two characters. */
const sizeOf = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n')).length

/** Puts the enquiry's name and project type in place of {name} and {kind}. */
export function fillTemplate(text: string, { name, projectType }: Sender): string {
  const words = { name: oneLine(name), kind: formatProjectType(projectType) }
  return text.replace(/\{(name|kind)\}/g, (_, word: keyof typeof words) => words[word])
}

const oneLine = (name: string) => name.replace(/\s+/g, ' ')
