import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { formatDayShort, formatTimestamp, formatTimestampShort } from '@/lib/british-time'
import { rowId } from '@/lib/enquiries/filter'
import { formatProjectType } from '@/lib/enquiries/format'
import type { EnquiryRow } from '@/lib/enquiries/queries'
import { statusLooks } from '@/lib/enquiries/status'

/** More than the widest line shows. */
const FIRST_WORDS = 200

interface MessageListProps {
  enquiries: EnquiryRow[]
  notNotified: ReadonlySet<string>
  href: (id: string) => string
}

export function MessageList({ enquiries, notNotified, href }: MessageListProps) {
  const now = new Date()
  return (
    <ol className="pane divide-y divide-bar">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <MessageRow
            enquiry={enquiry}
            href={href(enquiry.id)}
            now={now}
            notNotified={notNotified.has(enquiry.id)}
          />
        </li>
      ))}
    </ol>
  )
}

interface MessageRowProps {
  enquiry: EnquiryRow
  /** Its own page. */
  href: string
  now: Date
  /** The mail about it is still waiting. */
  notNotified: boolean
}

/** One enquiry in the list: who, what, when, the first words, status. All of it is one link. */
function MessageRow({ enquiry, href, now, notNotified }: MessageRowProps) {
  const { id, name, email, projectType, message, status, isSpam, remindOn, createdAt } = enquiry
  const isUnread = status === 'new' && !isSpam
  const { label, tone } = statusLooks[status]
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 text-base leading-snug hover:bg-glass md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_6.5rem] md:grid-rows-2">
      <h2
        id={rowId(id)}
        className={classNames(
          'scroll-mt-64 truncate font-sans text-base tracking-normal',
          isUnread ? 'font-bold' : 'font-normal',
        )}
      >
        <Link href={href} prefetch={false} className="after:absolute after:inset-0">
          {/* First: after a long name it would widen the page. */}
          {isUnread && <span className="sr-only">Unread </span>}
          {name}
        </Link>
      </h2>
      <p className="truncate text-slate max-md:hidden md:col-start-1 md:row-start-2">{email}</p>
      <p
        className={classNames(
          'truncate max-md:col-span-2 md:col-start-2 md:row-start-1',
          isUnread && 'font-bold',
        )}
      >
        {message.slice(0, FIRST_WORDS)}
      </p>
      <p className="truncate text-slate md:col-start-2 md:row-start-2">
        {formatProjectType(projectType)}
        {remindOn && ` · Reminder ${formatDayShort(remindOn)}`}
        {notNotified && status === 'new' && ' · Not notified yet'}
      </p>
      <p className="text-right text-slate max-md:col-start-2 max-md:row-start-1 md:col-start-3 md:row-start-1">
        <time dateTime={createdAt} title={formatTimestamp(createdAt)}>
          {formatTimestampShort(createdAt, now)}
        </time>
      </p>
      <p className="justify-self-end max-md:pt-1 md:col-start-3 md:row-start-2">
        <Badge tone={tone}>{label}</Badge>
      </p>
    </article>
  )
}
