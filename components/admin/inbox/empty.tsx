import { EmptyList } from '@/components/admin/shell/page/empty-list'
import { ButtonLink } from '@/components/ui/button'
import { type InboxQuery, inboxHref, isFiltered } from '@/lib/enquiries/filter'

/** In place of an empty list. */
export function InboxEmpty({ filter, atEnd }: { filter: InboxQuery; atEnd: boolean }) {
  const { box } = filter
  if (atEnd) {
    return (
      <EmptyList title="No more messages" text="You've reached the end.">
        <ButtonLink variant="secondary" href={inboxHref(filter)} prefetch={false}>
          Newest
        </ButtonLink>
      </EmptyList>
    )
  }
  if (isFiltered(filter)) {
    return (
      <EmptyList title="No messages match" text="Try other words or another status.">
        <ButtonLink
          variant="secondary"
          href={inboxHref({ box, status: null, search: null })}
          prefetch={false}
        >
          Show all messages
        </ButtonLink>
      </EmptyList>
    )
  }
  return box === 'inbox' ? (
    <EmptyList title="No messages" text="You haven't received any messages yet" />
  ) : (
    <EmptyList
      title="No spam"
      text="Enquiries that look like spam come here instead of your inbox."
    />
  )
}
