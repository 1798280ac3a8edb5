import { classNames } from '@/components/ui/class-names'
import { claims } from '@/lib/content/home'

/** @param className of columns that follow a picture above */
export function ClaimsLine({ className = 'lg:grid-cols-3' }: { className?: string }) {
  return (
    <ul
      aria-label="Why choose us"
      className={classNames(
        'wrap grid gap-x-8 gap-y-4 py-7 md:grid-cols-3 lg:gap-x-0 xl:py-6',
        className,
      )}
    >
      {claims.map(({ title, text }) => (
        <li key={title} className="border-brick border-l-2 pl-4 lg:pr-8">
          <p className="font-display font-semibold text-h3">{title}</p>
          <p className="text-slate">{text}</p>
        </li>
      ))}
    </ul>
  )
}
