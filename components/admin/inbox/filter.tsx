import Form from 'next/form'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { type EnquiryFilter, inboxHref, isFiltered } from '@/lib/enquiries/filter'
import { enquiryStatuses, statusLooks } from '@/lib/enquiries/status'
import { routes } from '@/lib/routes'
import { FormStatus } from './form-status'

const control = 'min-h-12 w-full rounded-control border border-control bg-white px-3.5'

/** A form that only asks: what is looked for stands in the address, to go back to and to pass on. */
export function InboxFilter({ filter }: { filter: EnquiryFilter }) {
  const { box, status, text } = filter
  return (
    <Form
      // Made anew where the address says something else, as after going back.
      key={`${box} ${status} ${text}`}
      action={routes.messages}
      role="search"
      aria-label="Messages"
      className="grid grow grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
    >
      {box !== 'inbox' && <input type="hidden" name="box" value={box} />}
      <input
        type="search"
        name="q"
        aria-label="Search messages"
        placeholder="Name, address, words…"
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
        <option value="">Every status</option>
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
          href={inboxHref({ box, status: null, text: '' })}
          prefetch={false}
          className="tap inline-flex items-center px-1 font-semibold text-base underline underline-offset-4 hover:text-brick"
        >
          Show all
        </Link>
      )}
    </Form>
  )
}
