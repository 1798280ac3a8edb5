import { type ReactNode, useId } from 'react'

/** In the order of the page. */
const groups = {
  company: 'Company',
  contact: 'Contact and hours',
  security: 'Sign-in and security',
  social: 'Social',
  pictures: 'Pictures (advanced)',
  notifications: 'Notifications',
} as const

/** Links to the groups, so that none is far on a phone. */
export function OnThisPage() {
  return (
    <nav aria-label="On this page" className="-mt-3 mb-1 sm:mb-4">
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(groups).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="tap inline-flex items-center font-semibold text-base text-brick underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SettingsGroupProps {
  id: keyof typeof groups
  about: string
  children: ReactNode
}

/** Cards under a heading: above them on a phone, to their left where there is room. */
export function SettingsGroup({ id, about, children }: SettingsGroupProps) {
  return (
    <section
      id={id}
      className="grid scroll-mt-4 gap-x-10 gap-y-4 border-bar border-b py-5 first:pt-2 last:border-b-0 sm:py-8 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-h3">{groups[id]}</h2>
        <p className="mt-1.5 max-w-prose text-base text-slate">{about}</p>
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </section>
  )
}

interface SettingsCardProps {
  title: string
  /** Of a heading that takes the focus of what goes from the card. */
  headingId?: string
  children: ReactNode
}

/** One form or several, each saved by its own button. */
export function SettingsCard({ title, headingId, children }: SettingsCardProps) {
  const ownId = useId()
  const id = headingId ?? ownId
  return (
    <section aria-labelledby={id} className="pane">
      <h3
        id={id}
        tabIndex={headingId ? -1 : undefined}
        className="px-4 pt-4 font-semibold text-lg outline-none sm:px-6 sm:pt-6"
      >
        {title}
      </h3>
      <div className="divide-y divide-bar">{children}</div>
    </section>
  )
}

/** One form of a card. */
export const formClass = 'grid gap-4 p-4 sm:gap-5 sm:p-6'
