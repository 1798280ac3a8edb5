import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'
import { type BusinessHours, formatDay } from '@/lib/profile/hours'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { OpeningHours } from './opening-hours'

interface ContactFactsProps {
  profile: Pick<SiteProfile, 'contactPhone' | 'contactEmail'> | null
}

/** Phone and email, each with its fallback (specification §2). */
export function ContactFacts({ profile }: ContactFactsProps) {
  const phone = profile?.contactPhone
  const email = profile?.contactEmail
  return (
    <dl className="pane max-lg:rounded-b-none lg:grid lg:grid-cols-2">
      <Fact term="Phone" hint="For a quick question, or if you'd rather talk.">
        {phone ? (
          <Reach href={phoneHref(phone)}>{phone}</Reach>
        ) : (
          <Missing>Phone number not available</Missing>
        )}
      </Fact>
      <Fact
        term="Email"
        hint="Photos help: one from inside, one from outside, and rough sizes."
        className="border-t lg:border-t-0 lg:border-l"
      >
        {email ? (
          <Reach href={mailHref(email)}>{email}</Reach>
        ) : (
          <Missing>Email not available</Missing>
        )}
      </Fact>
    </dl>
  )
}

interface ContactHoursProps {
  hours: BusinessHours | null
  note: string | null
}

/** The week, with its fallback (specification §2). */
export function ContactHours({ hours, note }: ContactHoursProps) {
  return (
    <section
      aria-labelledby="hours-title"
      className="pane max-lg:rounded-t-none max-lg:border-t-0 grid grid-cols-[4.5rem_1fr] items-start px-5 py-3 sm:grid-cols-[7.5rem_1fr] lg:col-span-2 lg:px-8 lg:py-4"
    >
      <h2
        id="hours-title"
        className="pt-px font-normal font-sans text-base text-slate tracking-normal"
      >
        <span className="max-sm:sr-only">Opening hours</span>
        {/* In one column with phone and email. */}
        <span aria-hidden="true" className="sm:hidden">
          Hours
        </span>
      </h2>
      {hours ? (
        <OpeningHours days={hours.map((day) => ({ ...day, text: formatDay(day) }))} note={note} />
      ) : (
        <Missing>Business hours not available</Missing>
      )}
    </section>
  )
}

interface FactProps {
  term: string
  /** What it is good for; a phone has no room for it. */
  hint: string
  className?: string
  children: ReactNode
}

function Fact({ term, hint, className, children }: FactProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[4.5rem_1fr] items-baseline border-bar px-5 py-2 sm:grid-cols-[7.5rem_1fr] lg:block lg:px-8 lg:py-4',
        className,
      )}
    >
      <dt className="text-slate">{term}</dt>
      <dd className="wrap-anywhere">
        {children}
        <p className="text-slate max-sm:hidden">{hint}</p>
      </dd>
    </div>
  )
}

function Reach({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="tap inline-flex items-center font-display font-semibold text-h3 tracking-tight underline underline-offset-4 hover:text-brick"
      href={href}
    >
      {children}
    </a>
  )
}

function Missing({ children }: { children: ReactNode }) {
  return <p className="font-display text-h3 text-slate">{children}</p>
}
