import { classNames } from '@/components/ui/class-names'
import { type DrawingName, drawings } from '@/lib/content/drawings'

/** Decorative: the words beside it say the same. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const { glass, lines, marks } = drawings[name]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 90"
      fill="none"
      stroke="currentColor"
      // As thick in a small one.
      strokeWidth="1.25"
      className={classNames('*:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d={glass} className="fill-glass stroke-none" />
      <path d={lines} />
      <path d={marks} className="stroke-brick" />
    </svg>
  )
}
