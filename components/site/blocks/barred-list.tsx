import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'

interface BarredListProps {
  items: readonly string[]
  className?: string
  itemClassName?: string
  /** Where an item leads; undefined for nowhere. */
  hrefOf?: (item: string) => string | undefined
}

/** Words in balanced lines with bars between them; a bar at the start of a line is cut off. */
export function BarredList({ items, className, itemClassName, hrefOf }: BarredListProps) {
  return (
    <div className="overflow-hidden">
      <ul className={classNames('-ml-[calc(0.75em+1px)] text-balance', className)}>
        {items.map((item) => (
          <li
            key={item}
            className={classNames('my-0.5 inline-flex items-center align-top', itemClassName)}
          >
            <span aria-hidden="true" className="h-[0.8em] border-current/30 border-l" />
            <span className="px-[0.75em]">
              {hrefOf ? <Item href={hrefOf(item)}>{item}</Item> : item}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ href, children }: { href: string | undefined; children: string }) {
  // As tall as its neighbours that lead somewhere, to stand on one line with them.
  if (!href) return <span className="inline-flex min-h-11 items-center">{children}</span>
  return (
    <Link
      href={href}
      className="tap inline-flex items-center underline decoration-1 underline-offset-4 hover:text-brick"
    >
      {children}
    </Link>
  )
}
