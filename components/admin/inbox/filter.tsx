'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { useFormStatus } from 'react-dom'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { Link, useLeaving } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { searchEnquiries } from '@/lib/enquiries/actions'
import { type InboxQuery, inboxHref, isFiltered } from '@/lib/enquiries/filter'
import { enquiryStatuses, statusLooks } from '@/lib/enquiries/status'

const FAILURE = 'Failed to load messages'
const control = 'min-h-12 w-full rounded-control border border-control bg-white px-3.5'

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
        // Remount when the address changes, as after going back.
        key={`${box} ${status} ${text}`}
        action={search}
        // React resets a form after its action; keep the text until the messages are there.
        onReset={(event) => event.preventDefault()}
        className="grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
      >
        {box !== 'inbox' && <input type="hidden" name="box" value={box} />}
        <input
          type="search"
          name="words"
          aria-label="Search messages"
          placeholder="Name, email or words…"
          defaultValue={text}
          maxLength={200}
          className={`${control} col-span-2 placeholder:text-slate sm:w-64 sm:grow`}
        />
        <select
          name="status"
          aria-label="Show"
          defaultValue={status ?? ''}
          className={`${control} sm:w-44`}
        >
          <option value="">Any status</option>
          {enquiryStatuses.map((value) => (
            <option key={value} value={value}>
              {statusLooks[value].label}
            </option>
          ))}
        </select>
        <Button type="submit" variant="secondary">
          Search
        </Button>
        <FormStatus />
        {isFiltered(filter) && (
          <Link
            href={inboxHref({ box, status: null, search: null })}
            prefetch={false}
            className="tap inline-flex items-center px-1 font-semibold text-base underline underline-offset-4 hover:text-brick"
          >
            Show all
          </Link>
        )}
      </form>
    </search>
  )
}

/** Shows that the page is loading, as for a link. */
function FormStatus() {
  useLeaving(useFormStatus().pending)
  return null
}
