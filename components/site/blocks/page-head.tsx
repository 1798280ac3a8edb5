import type { ReactNode } from 'react'

export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid items-end gap-x-14 gap-y-4 lg:grid-cols-2">
      <h1 className="max-w-[11.9em] text-h1">{title}</h1>
      <p className="max-w-[52ch] text-balance text-lg">{children}</p>
    </div>
  )
}
