import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  children: ReactNode
  /** A button below the words. */
  action?: ReactNode
}

export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-2">
      <h1 className="max-w-[13em] text-h1 lg:text-5xl">{title}</h1>
      <div>
        <p className="max-w-lead text-balance text-lg">{children}</p>
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  )
}
