'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { useFormStatus } from 'react-dom'
import { FilterFields, filterFormClass } from '@/components/admin/shell/page/filter-fields'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { useLeaving } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { searchEnquiries } from '@/lib/enquiries/actions'
import { type InboxQuery, inboxHref, isFiltered } from '@/lib/enquiries/filter'
import { enquiryStatuses, statusLooks } from '@/lib/enquiries/status'

const FAILURE = 'Failed to load messages'

/** Status and search as an address to go back to; it holds an id instead of the words. */
export function InboxFilter({ filter }: { filter: InboxQuery }) {
  const { box, status, text } = filter
  const router = useRouter()
  async function search(fields: FormData) {
    const { data, message = FAILURE } = await runOwnerAction(searchEnquiries, fields, FAILURE)
    if (data) startTransition(() => router.push(data.to))
    else toast({ kind: 'error', message })
  }

  return (
    <search aria-label="Messages" className="grow">
      <form
        action={search}
        // React resets a form after its action; keep the text until the messages are there.
        onReset={(event) => event.preventDefault()}
        className={filterFormClass}
      >
        {box !== 'inbox' && <input type="hidden" name="box" value={box} />}
        <FilterFields
          what="messages"
          placeholder="Name, email or words…"
          words={text}
          status={status}
          options={[
            { value: '', label: 'Any status' },
            ...enquiryStatuses.map((value) => ({ value, label: statusLooks[value].label })),
          ]}
          showAll={isFiltered(filter) ? inboxHref({ box, status: null, search: null }) : null}
        />
        <FormStatus />
      </form>
    </search>
  )
}

/** Shows that the page is loading, as for a link. */
function FormStatus() {
  useLeaving(useFormStatus().pending)
  return null
}
