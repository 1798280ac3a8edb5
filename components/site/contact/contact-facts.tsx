import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { mailHref } from '@/lib/mailto'
import { phoneHref } from '@/lib/phone'
import { type BusinessHours, formatDay } from '@/lib/profile/hours'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { OpeningHours, OpenNow } from './opening-hours'

interface ContactFactsProps {
  profile: Pick<SiteProfile, 'contactPhone' | 'contactEmail' | 'registeredAddress'> | null
}

/** Phone and email, each with its fallback (specification §2), and the address if there is one. */
export function ContactFacts({ profile }: ContactFactsProps) {
  const phone = profile?.contactPhone
  const email = profile?.contactEmail
  return (
    <dl className="pane">
      <Fact term="Phone">
        {phone ? (
          <Reach href={phoneHref(phone)}>{phone}</Reach>
        ) : (
          <Missing>Phone number not available</Missing>
        )}
      </Fact>
      <Fact term="Email">
        {email ? (
          <Reach href={mailHref(email)}>{email}</Reach>
        ) : (
          <Missing>Email not available</Missing>
        )}
      </Fact>
      {profile?.registeredAddress && (
        // Where post reaches the company: it need not be a place to call at.
        <Fact term="By post">{profile.registeredAddress}</Fact>
      )}
    </dl>
  )
}

interface ContactHoursProps {
  hours: BusinessHours | null
  note: string | null
}

/** The week, or its fallback (specification §2). */
export function ContactHours({ hours, note }: ContactHoursProps) {
  return (
    <dl className="pane">
      {/* The last day ends at the frame. */}
      <Fact
        term="Hours"
        className={classNames('grid-cols-[5rem_1fr] items-start', hours && !note && 'pb-0!')}
        isWide
      >
        {hours ? (
          <OpeningHours days={withText(hours)} note={note} />
        ) : (
          <Missing>Business hours not available</Missing>
        )}
      </Fact>
    </dl>
  )
}

/** Whether somebody answers now, or the note, which may say otherwise. */
export function ContactNow({ hours, note }: ContactHoursProps) {
  if (note) return <p className="text-base text-slate">{note}</p>
  return (
    hours && (
      <OpenNow days={withText(hours)} note={null} className="flex min-h-7 flex-wrap text-base" />
    )
  )
}

const withText = (hours: BusinessHours) => hours.map((day) => ({ ...day, text: formatDay(day) }))

interface FactProps {
  term: string
  className?: string
  /** What follows its first line takes the whole width. */
  isWide?: boolean
  children: ReactNode
}

function Fact({
  term,
  className = 'grid-cols-[5rem_1fr] items-baseline',
  isWide,
  children,
}: FactProps) {
  return (
    <div className={`grid border-bar px-5 py-2 not-first:border-t lg:py-3 ${className}`}>
      <dt className="text-slate">{term}</dt>
      <dd className={isWide ? 'contents' : 'wrap-anywhere'}>{children}</dd>
    </div>
  )
}

function Reach({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="tap inline-flex items-center font-display font-semibold text-h3 underline underline-offset-4 hover:text-brick"
      href={href}
    >
      {children}
    </a>
  )
}

function Missing({ children }: { children: ReactNode }) {
  return <p className="text-slate">{children}</p>
}
