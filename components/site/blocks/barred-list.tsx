import { classNames } from '@/components/ui/class-names'

interface BarredListProps {
  items: readonly string[]
  className?: string
  itemClassName?: string
}

/** Words with bars between them; a bar at the start of a line is cut off. */
export function BarredList({ items, className, itemClassName }: BarredListProps) {
  return (
    <div className="overflow-hidden">
      <ul className={classNames('-ml-[calc(0.75em+1px)] flex flex-wrap gap-y-1', className)}>
        {items.map((item) => (
          <li key={item} className={classNames('flex items-center', itemClassName)}>
            <span aria-hidden="true" className="h-[0.8em] border-current/30 border-l" />
            <span className="px-[0.75em]">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
