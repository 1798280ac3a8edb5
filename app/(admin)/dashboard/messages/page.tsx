import type { Metadata } from 'next'
import { InboxEmpty } from '@/components/admin/inbox/empty'
import { InboxFilter } from '@/components/admin/inbox/filter'
import { KeepPlace } from '@/components/admin/inbox/keep-place'
import { LiveInbox } from '@/components/admin/inbox/live-inbox'
import { MessageList } from '@/components/admin/inbox/message-list'
import { MessageTabs } from '@/components/admin/inbox/message-tabs'
import { NotificationsOff } from '@/components/admin/inbox/notice'
import { officePage } from '@/components/admin/shell/page/office-page'
import { PageHeading } from '@/components/admin/shell/page/page-heading'
import { Pager, type QueryProps } from '@/components/admin/shell/page/pager'
import { buttonClass } from '@/components/ui/button'
import { parseCursor } from '@/lib/cursor'
import { exportHref, filterFrom, inboxHref, isFiltered, messageHref } from '@/lib/enquiries/filter'
import { listDue, listEnquiries } from '@/lib/enquiries/queries'
import { readSearches } from '@/lib/enquiries/searches'

export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default function MessagesPage({ searchParams }: QueryProps) {
  return officePage({ title: 'Messages', failure: 'Failed to load messages' }, async () => {
    const query = await searchParams
    const filter = filterFrom(query, await readSearches())
    const cursor = parseCursor(query)
    const isStart = filter.box === 'inbox' && !isFiltered(filter) && !cursor
    const [{ rows, notNotified, newer, older }, due] = await Promise.all([
      listEnquiries(filter, cursor),
      isStart ? listDue() : [],
    ])
    const enquiries = rows.filter(({ id }) => !due.some((other) => other.id === id))
    const list = { notNotified, href: (id: string) => messageHref(id, filter, cursor) }
    return (
      <>
        <PageHeading
          title="Messages"
          action={
            rows.length > 0 && (
              <a href={exportHref(filter)} className={buttonClass('quiet')}>
                Export CSV
              </a>
            )
          }
        />
        <NotificationsOff />
        <InboxFilter
          filter={filter}
          tabs={<MessageTabs filter={filter} />}
          count={due.length + enquiries.length}
          isPart={Boolean(newer ?? older)}
        >
          {due.length > 0 && (
            <section aria-labelledby="due" className="mb-3">
              <h2
                id="due"
                className="mb-1 font-sans text-base text-brick leading-tight tracking-normal"
              >
                Due
              </h2>
              <MessageList enquiries={due} {...list} />
            </section>
          )}
          {enquiries.length > 0 ? (
            <MessageList enquiries={enquiries} {...list} />
          ) : (
            due.length === 0 && <InboxEmpty filter={filter} atEnd={cursor !== null} />
          )}
          <Pager newer={newer} older={older} href={(other) => inboxHref(filter, other)} />
        </InboxFilter>
        <LiveInbox />
        <KeepPlace />
      </>
    )
  })
}
