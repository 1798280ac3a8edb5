import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface SectionHeadingProps {
  id: string
  title: string
  /** A link at the far end of the line. */
  children?: ReactNode
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-8 lg:mb-12">
      <h2 id={id} className="max-w-[15.8em] text-h2">
        {title}
      </h2>
      {children}
    </div>
  )
}

export function HeadingLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-end text-balance font-semibold underline underline-offset-4 hover:text-brick"
    >
      {children}
    </Link>
  )
}
