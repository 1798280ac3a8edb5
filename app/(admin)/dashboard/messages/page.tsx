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
import { exportHref, filterFrom, inboxHref, messageHref } from '@/lib/enquiries/filter'
import { listEnquiries } from '@/lib/enquiries/queries'
import { readSearches } from '@/lib/enquiries/searches'
import { markFrom } from '@/lib/next/page-mark'

export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default function MessagesPage({ searchParams }: QueryProps) {
  return officePage({ title: 'Messages', failure: 'Failed to load messages' }, async () => {
    const query = await searchParams
    const filter = filterFrom(query, await readSearches())
    const mark = markFrom(query)
    const { rows: enquiries, newer, older, notNotified } = await listEnquiries(filter, mark)
    return (
      <>
        <PageHeading
          title="Messages"
          action={
            enquiries.length > 0 && (
              <a href={exportHref(filter)} className={buttonClass('quiet')}>
                Export CSV
              </a>
            )
          }
        />
        <NotificationsOff />
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <MessageTabs filter={filter} />
          <InboxFilter filter={filter} />
        </div>
        {enquiries.length > 0 ? (
          <MessageList
            enquiries={enquiries}
            notNotified={notNotified}
            href={(id) => messageHref(id, filter, mark)}
          />
        ) : (
          <InboxEmpty filter={filter} atEnd={mark !== null} />
        )}
        <Pager newer={newer} older={older} href={(other) => inboxHref(filter, other)} />
        <LiveInbox />
        <KeepPlace />
      </>
    )
  })
}
