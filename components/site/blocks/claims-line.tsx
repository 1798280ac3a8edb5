import { classNames } from '@/components/ui/class-names'
import { claims } from '@/lib/content/site'

/** @param className of columns that follow a picture above */
export function ClaimsLine({ className = 'lg:grid-cols-3' }: { className?: string }) {
  return (
    <ul
      aria-label="Why choose us"
      className={classNames(
        'wrap grid gap-y-3 py-7 md:flex md:justify-between lg:grid font-display font-semibold text-base leading-snug lg:text-lg xl:py-6 xl:text-h3',
        className,
      )}
    >
      {claims.map((claim) => (
        <li key={claim} className="border-brick border-l-2 pr-2 pl-3">
          {claim}
        </li>
      ))}
    </ul>
  )
}
