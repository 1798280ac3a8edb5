import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { formatTimestamp } from '@/lib/british-time'
import { bestTimeLabel } from '@/lib/enquiries/follow-up'
import { formatProjectType } from '@/lib/enquiries/format'
import { pageTitle } from '@/lib/enquiries/page-path'
import type { OneEnquiry } from '@/lib/enquiries/queries'
import { replyHref } from '@/lib/enquiries/reply'
import { phoneHref } from '@/lib/phone'
import { MessagePhotos } from './photos'

const link =
  'tap inline-flex items-center wrap-anywhere underline underline-offset-4 hover:text-brick'

/** All that the visitor sent: the facts as rows, then the message in full. */
export function MessageDetails({ enquiry }: { enquiry: OneEnquiry }) {
  const { email, phone, projectType, message, pagePath, createdAt } = enquiry
  const bestTime = bestTimeLabel(enquiry.bestTime)
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-base sm:gap-x-6">
        <Fact label="Email">
          <a href={replyHref(enquiry)} className={link}>
            {/* A narrow line breaks before the @. */}
            <span>
              {email.slice(0, email.lastIndexOf('@'))}
              <wbr />
              {email.slice(email.lastIndexOf('@'))}
            </span>
          </a>
        </Fact>
        {phone && (
          <Fact label="Phone">
            <a href={phoneHref(phone)} className={link}>
              {phone}
            </a>
          </Fact>
        )}
        {bestTime && <Fact label="Best time">{bestTime}</Fact>}
        {enquiry.postcode && <Fact label="Postcode">{enquiry.postcode}</Fact>}
        <Fact label="Type">
          <Badge tone="neutral">{formatProjectType(projectType)}</Badge>
        </Fact>
        {pagePath && (
          <Fact label="Sent from">
            <a href={pagePath} className={link}>
              {pageTitle(pagePath)}
            </a>
          </Fact>
        )}
        <Fact label="Received">
          <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>
          {enquiry.notNotified && enquiry.status === 'new' && (
            <span className="text-slate">Not notified yet</span>
          )}
        </Fact>
      </dl>
      <p className="mt-4 max-w-prose whitespace-pre-line break-words border-bar border-t pt-4">
        {message}
      </p>
      <MessagePhotos ids={enquiry.photos} from={enquiry.name} />
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="flex min-h-11 items-center text-slate">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3">{children}</dd>
    </>
  )
}
