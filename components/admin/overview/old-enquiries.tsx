import { Link } from '@/components/ui/link'
import { oldEnquiriesHref } from '@/lib/enquiries/old'
import { periods, spell } from '@/lib/periods'

/** Old enquiries are never deleted automatically: the owner may still need one. */
export function OldEnquiries({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="mb-6 rounded-control border-yellow border-l-4 bg-yellow-tint px-4 py-3 text-base">
      <strong className="font-semibold">
        {count === 1 ? '1 enquiry is' : `${count} enquiries are`} older than{' '}
        {spell.months(periods.oldEnquiryMonths)}.
      </strong>{' '}
      <Link
        href={oldEnquiriesHref(new Date())}
        prefetch={false}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick"
      >
        Look through them
      </Link>{' '}
      and delete what you no longer need.
    </p>
  )
}
