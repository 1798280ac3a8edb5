import type { ReactNode } from 'react'

/** Cards under a heading: above them on a phone, to their left where there is room. */
export function SettingsGroup({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children: ReactNode
}) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-bar border-b py-8 first:pt-2 last:border-b-0 xl:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1.5 max-w-prose text-base text-slate">{about}</p>
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </section>
  )
}

/** One form of the settings. */
export const cardClass = 'pane grid gap-5 p-4 sm:p-6'
