import type { Metadata } from 'next'
import { LiveInbox } from '@/components/admin/live-inbox'
import { MessageCard } from '@/components/admin/message-card'
import { MessageTabs } from '@/components/admin/message-tabs'
import { NoAccess } from '@/components/admin/no-access'
import { PageHeading } from '@/components/admin/page-heading'
import { Pager, pageFrom, type QueryProps } from '@/components/admin/pager'
import { getOwner } from '@/lib/auth/queries'
import { type Box, listEnquiries } from '@/lib/enquiries/queries'
import { routes } from '@/lib/routes'

export const instant = false

export const metadata: Metadata = { title: 'Messages' }

export default async function MessagesPage({ searchParams }: QueryProps) {
  if (!(await getOwner())) return <NoAccess />
  const query = await searchParams
  const box: Box = query.box === 'held-back' ? 'held-back' : 'inbox'
  const page = pageFrom(query.page)
  const { enquiries, hasMore } = await listEnquiries(box, page)
  return (
    <>
      <PageHeading title="Messages" />
      <MessageTabs current={box} />
      {enquiries.length > 0 ? (
        <ol className="grid gap-4">
          {enquiries.map((enquiry) => (
            <li key={enquiry.id}>
              <MessageCard enquiry={enquiry} box={box} />
            </li>
          ))}
        </ol>
      ) : (
        <Empty box={box} />
      )}
      <Pager page={page} hasMore={hasMore} href={(other) => pageHref(box, other)} />
      <LiveInbox />
    </>
  )
}

function pageHref(box: Box, page: number): string {
  if (page === 1) return box === 'inbox' ? routes.messages : routes.heldBack
  return box === 'inbox' ? `${routes.messages}?page=${page}` : `${routes.heldBack}&page=${page}`
}

function Empty({ box }: { box: Box }) {
  return (
    <div className="pane px-5 py-16 text-center">
      <h2 className="text-h3">{box === 'inbox' ? 'No messages' : 'Nothing is held back'}</h2>
      <p className="mt-2 text-slate">
        {box === 'inbox'
          ? "You haven't received any messages yet"
          : 'Enquiries that look like spam wait here instead of in the inbox.'}
      </p>
    </div>
  )
}
