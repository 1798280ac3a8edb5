import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

interface FoldProps {
  title: ReactNode
  /** What is inside, below the title while it is folded. */
  gist?: string | undefined
  /** When the page loads. */
  isOpen?: boolean | undefined
  /** A wide screen shows it open, without its title. */
  isOpenWide?: boolean
  className?: string
  children: ReactNode
}

/** A long part of a page, opened by those who want it. Paper shows it open. */
export function Fold({ title, gist, isOpen, isOpenWide, className, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      className={classNames(
        'group/fold print:details-content:[content-visibility:visible]!',
        isOpenWide &&
          'lg:details-content:[content-visibility:visible]! lg:supports-[selector(::details-content)]:[&>summary]:hidden',
        className,
      )}
    >
      <summary className="grid min-h-12 list-none grid-cols-[1fr_auto] items-center gap-x-4 py-2.5 -outline-offset-2 hover:text-brick in-[.on-dark]:hover:text-white [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          size={22}
          strokeWidth="1.8"
          path="m5 8 6 6 6-6"
          className="col-start-2 transition-transform duration-150 group-open/fold:rotate-180"
        />
        {gist && <span className="text-base text-slate group-open/fold:hidden">{gist}</span>}
      </summary>
      {children}
    </details>
  )
}

interface PartFoldProps {
  heading: string
  level?: 3 | 4
  className?: string
  children: ReactNode
}

/** A part with a heading, folded except on a wide screen. */
export function PartFold({ heading, level = 3, className, children }: PartFoldProps) {
  const Heading = `h${level}` as const
  const title = <Heading className="text-h3">{heading}</Heading>
  return (
    <div className={className}>
      {/* In place of the summary, which a wide screen hides. */}
      <div className="mb-3 hidden lg:supports-[selector(::details-content)]:block">{title}</div>
      <Fold isOpenWide title={title}>
        {children}
      </Fold>
    </div>
  )
}
