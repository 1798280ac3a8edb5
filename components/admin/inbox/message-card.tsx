import { Badge } from '@/components/ui/badge'
import type { Box } from '@/lib/enquiries/filter'
import { bestTimeLabel } from '@/lib/enquiries/follow-up'
import { formatProjectType, formatReceived, replyHref } from '@/lib/enquiries/format'
import type { EnquiryRow } from '@/lib/enquiries/queries'
import { explainSpam } from '@/lib/enquiries/status'
import { phoneHref } from '@/lib/phone'
import { DeleteMessage, MessageStatus, MoveMessage } from './message-actions'
import { InboxNote } from './note'
import { MessagePhotos } from './photos'

const link = 'tap inline-flex items-center break-all underline underline-offset-4 hover:text-brick'

interface MessageCardProps {
  enquiry: EnquiryRow
  box: Box
  /** The mail about it is still waiting. */
  notNotified: boolean
  /** Ids of photos that its sender added. */
  photos?: readonly string[]
}

/** One enquiry with everything the owner can do about it. */
export function MessageCard({ enquiry, box, notNotified, photos = [] }: MessageCardProps) {
  const { id, name, email, phone, projectType, message, status, note, createdAt } = enquiry
  const bestTime = bestTimeLabel(enquiry.bestTime)
  const heading = `message-${id}`
  return (
    <article className="pane grid gap-x-8 gap-y-3 p-4 sm:p-5 xl:grid-cols-[16rem_1fr_auto]">
      <div className="min-w-0">
        <h2 id={heading} tabIndex={-1} className="break-words text-lg leading-snug outline-none">
          {name}
        </h2>
        <div className="flex flex-wrap gap-x-5 text-base xl:flex-col">
          <a href={replyHref(email, projectType)} className={link}>
            {email}
          </a>
          {phone && (
            <a href={phoneHref(phone)} className={link}>
              {phone}
            </a>
          )}
        </div>
        {bestTime && <p className="text-base">Best time to call: {bestTime}</p>}
        {enquiry.postcode && <p className="text-base">Postcode: {enquiry.postcode}</p>}
      </div>
      <div className="min-w-0">
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge tone="neutral">{formatProjectType(projectType)}</Badge>
          <p className="text-base text-slate">
            <time dateTime={createdAt}>{formatReceived(createdAt)}</time>
          </p>
          {notNotified && status === 'new' && (
            <p className="text-base text-slate">Not notified yet</p>
          )}
        </div>
        {box === 'spam' && (
          <p className="mb-2 text-base text-slate">{explainSpam(enquiry.spamReason)}.</p>
        )}
        <p className="max-w-prose whitespace-pre-line break-words">{message}</p>
        <MessagePhotos ids={photos} from={name} />
        <InboxNote id={id} name={name} note={note} />
      </div>
      <div className="grid grid-cols-2 content-start gap-3 sm:max-w-xl sm:grid-cols-3 xl:w-40 xl:grid-cols-1">
        {box === 'inbox' && (
          <div className="max-sm:col-span-2">
            <MessageStatus id={id} status={status} heading={heading} />
          </div>
        )}
        <MoveMessage id={id} name={name} heading={heading} box={box} />
        <DeleteMessage id={id} name={name} heading={heading} />
      </div>
    </article>
  )
}
