import type { EnquiryRow } from '@/lib/enquiries/queries'
import { MessageRow } from './message-row'

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
