import type { ReactNode } from 'react'

interface SectionHeadingProps {
  id: string
  title: string
  text?: string
  /** A link at the far end of the line. */
  children?: ReactNode
}

export function SectionHeading({ id, title, text, children }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-12">
      <div>
        <h2 id={id} className="max-w-[15.8em] text-h2">
          {title}
        </h2>
        {text && <p className="mt-3 max-w-[60ch] text-slate">{text}</p>}
      </div>
      {children}
    </div>
  )
}
