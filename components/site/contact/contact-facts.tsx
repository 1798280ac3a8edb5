import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'
import { type BusinessHours, formatDay } from '@/lib/profile/hours'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { OpeningHours } from './opening-hours'

interface ContactFactsProps {
  profile: Pick<SiteProfile, 'contactPhone' | 'contactEmail' | 'hoursNote'> | null
  hours: BusinessHours | null
}

/** Phone, email and weekly hours, each with its fallback (specification §2). */
export function ContactFacts({ profile, hours }: ContactFactsProps) {
  const phone = profile?.contactPhone
  const email = profile?.contactEmail
  return (
    <dl className="pane mt-8 grid md:grid-cols-2">
      <Fact term="Phone" className="max-md:border-b md:border-r">
        {phone ? (
          <Reach href={phoneHref(phone)} hint="For a quick question, or if you'd rather talk.">
            {phone}
          </Reach>
        ) : (
          <Missing>Phone number not available</Missing>
        )}
      </Fact>
      <Fact term="Email" className="max-md:border-b">
        {email ? (
          <Reach
            href={mailHref(email)}
            hint="Photos help: one from inside, one from outside, and rough sizes."
          >
            {email}
          </Reach>
        ) : (
          <Missing>Email not available</Missing>
        )}
      </Fact>
      <Fact
        term="Opening hours"
        className="md:col-span-2 md:grid md:grid-cols-[auto_1fr] md:items-baseline md:gap-x-6 md:border-t md:[&>dd]:contents"
      >
        {hours ? (
          <OpeningHours
            days={hours.map((day) => ({ ...day, text: formatDay(day) }))}
            note={profile?.hoursNote ?? null}
          />
        ) : (
          <Missing>Business hours not available</Missing>
        )}
      </Fact>
    </dl>
  )
}

interface FactProps {
  term: string
  className?: string
  children: ReactNode
}

function Fact({ term, className, children }: FactProps) {
  return (
    <div className={classNames('border-bar p-5 lg:px-8 lg:py-6', className)}>
      <dt className="eyebrow">{term}</dt>
      <dd className="wrap-anywhere mt-2 md:mt-1">{children}</dd>
    </div>
  )
}

function Reach({ href, hint, children }: { href: string; hint: string; children: ReactNode }) {
  return (
    <>
      <a
        className="tap inline-flex items-center font-display font-semibold text-h2 tracking-tight underline decoration-2 underline-offset-8 hover:text-brick md:text-h3 md:underline-offset-4"
        href={href}
      >
        {children}
      </a>
      <p className="mt-3 text-slate md:mt-1">{hint}</p>
    </>
  )
}

function Missing({ children }: { children: ReactNode }) {
  return <p className="font-display text-h3 text-slate">{children}</p>
}
