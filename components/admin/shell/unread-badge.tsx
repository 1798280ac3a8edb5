import { classNames } from '@/components/ui/class-names'

const MOST = 999

/** The number of unread messages beside their link; none is no badge. */
export function UnreadBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <span
      className={classNames(
        'inline-flex min-w-6 items-center justify-center rounded-control bg-brick px-1.5 font-semibold text-sm text-white leading-6 tabular-nums',
        className,
      )}
    >
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only"> unread</span>
    </span>
  )
}
