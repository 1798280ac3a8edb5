import type { ReactNode } from 'react'

interface SectionHeadingProps {
  id: string
  title: string
  /** A link at the far end of the line. */
  children?: ReactNode
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-12">
      <h2 id={id} className="max-w-[15.8em] text-h2">
        {title}
      </h2>
      {children}
    </div>
  )
}
