'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useState, useTransition } from 'react'
import {
  FilterFields,
  filterFormClass,
  resultsClass,
} from '@/components/admin/shell/page/filter-fields'
import { FailurePane } from '@/components/admin/shell/page/load-failure'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { useLeaving } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { searchEnquiries } from '@/lib/enquiries/actions'
import { type InboxQuery, inboxHref, isFiltered } from '@/lib/enquiries/filter'
import { enquiryStatuses, statusLooks } from '@/lib/enquiries/status'

const FAILURE = 'Failed to load messages'

interface InboxFilterProps {
  filter: InboxQuery
  tabs: ReactNode
  /** Messages shown, and whether there are other pages. */
  count: number
  isPart: boolean
  /** What the filter finds. */
  children: ReactNode
}

/** Status and search as an address to go back to; it holds an id instead of the words. */
export function InboxFilter({ filter, tabs, count, isPart, children }: InboxFilterProps) {
  const { box, status, text } = filter
  const form = useId()
  const { search, isPending, hasFailed } = useSearch(inboxHref(filter))
  useLeaving(isPending)

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {tabs}
        <search aria-label="Messages" className="grow">
          <form
            id={form}
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
              isPending={isPending}
            />
          </form>
        </search>
      </div>
      {/* Emptied while a search loads, so that the same words are announced again. */}
      <p role="status" className="sr-only">
        {!isPending && !hasFailed && countWords(count, isPart, isFiltered(filter))}
      </p>
      <div aria-busy={isPending} className={resultsClass}>
        {hasFailed ? <SearchFailure form={form} isPending={isPending} /> : children}
      </div>
    </>
  )
}

/** The list itself changes without a word. */
function countWords(count: number, isPart: boolean, isFound: boolean): string {
  if (count === 0) return isFound ? 'No messages match' : 'No messages'
  return `${count} ${count === 1 ? 'message' : 'messages'}${isPart ? ' on this page' : ''}`
}

/**
 * @param href of the messages shown
 * @returns hasFailed until another search succeeds or other messages are shown
 */
function useSearch(href: string) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [failedAt, setFailedAt] = useState<string>()
  if (failedAt !== undefined && failedAt !== href) setFailedAt(undefined)

  const search = (fields: FormData) =>
    startTransition(async () => {
      const { data, message = FAILURE } = await runOwnerAction(searchEnquiries, fields, FAILURE)
      if (!data) {
        setFailedAt(href)
        toast({ kind: 'error', message })
        return
      }
      startTransition(() => {
        setFailedAt(undefined)
        router.push(data.to)
      })
    })
  return { search, isPending, hasFailed: failedAt !== undefined }
}

/** In place of messages that the fields above do not describe. */
function SearchFailure({ form, isPending }: { form: string; isPending: boolean }) {
  const keepFocus = useFocusAfterRemoval()
  return (
    <FailurePane reason="We couldn't search your messages">
      <Button type="submit" form={form} onClick={keepFocus}>
        {isPending ? 'Trying again…' : 'Try again'}
      </Button>
    </FailurePane>
  )
}
