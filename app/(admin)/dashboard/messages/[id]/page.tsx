import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LiveInbox } from '@/components/admin/inbox/live-inbox'
import { MessagePage } from '@/components/admin/inbox/message-page'
import { officePage } from '@/components/admin/shell/page/office-page'
import type { QueryProps } from '@/components/admin/shell/page/pager'
import { parseCursor } from '@/lib/cursor'
import { filterFrom, inboxHref } from '@/lib/enquiries/filter'
import { getEnquiry } from '@/lib/enquiries/queries'
import { readSearches } from '@/lib/enquiries/searches'
import { getOwnProfile } from '@/lib/profile/own-profile'
import { templatesFrom } from '@/lib/profile/templates'

export const instant = false

// No name: titles stay in the browser's history.
export const metadata: Metadata = { title: 'Message' }

type MessageProps = QueryProps & { params: Promise<{ id: string }> }

export default function OneMessagePage({ params, searchParams }: MessageProps) {
  return officePage({ title: 'Message', failure: 'Failed to load messages' }, async (owner) => {
    const [{ id }, query, searches] = await Promise.all([params, searchParams, readSearches()])
    const [enquiry, profile] = await Promise.all([getEnquiry(id), getOwnProfile(owner.id)])
    if (!enquiry) notFound()
    const list = inboxHref(filterFrom(query, searches), parseCursor(query))
    return (
      <>
        <MessagePage
          enquiry={enquiry}
          templates={templatesFrom(profile?.reply_templates)}
          list={list}
        />
        <LiveInbox />
      </>
    )
  })
}
