import type { ReactNode } from 'react'

/** One part of the project form, with its heading. */
export function ProjectSection({
  id,
  title,
  hint,
  children,
}: {
  id: string
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="pane grid min-w-0 gap-5 p-4 sm:p-6">
      <header>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        {hint && <p className="mt-1 max-w-prose text-base text-slate">{hint}</p>}
      </header>
      {children}
    </section>
  )
}
