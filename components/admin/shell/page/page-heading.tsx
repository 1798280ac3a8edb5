import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** Title of an office page, with its main action. */
export function PageHeading({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div
      className={classNames(
        'mb-6 flex flex-wrap justify-between gap-4 border-bar border-b pb-5',
        children ? 'items-end' : 'items-center',
      )}
    >
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-h2 outline-none">
          {title}
        </h1>
        {children && <div className="mt-1 text-slate">{children}</div>}
      </div>
      {action}
    </div>
  )
}
