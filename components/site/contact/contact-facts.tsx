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

/** Phone, weekly hours and email, each with its fallback (specification §2). */
export function ContactFacts({ profile, hours }: ContactFactsProps) {
  const phone = profile?.contactPhone
  const email = profile?.contactEmail
  return (
    <dl className="pane mt-8 grid lg:mt-12 lg:grid-cols-2 lg:grid-rows-2">
      <Fact term="Phone" className="lg:border-r">
        {phone ? (
          <Reach href={phoneHref(phone)} hint="For a quick question, or if you'd rather talk.">
            {phone}
          </Reach>
        ) : (
          <Missing>Phone number not available</Missing>
        )}
      </Fact>
      <div className="border-bar p-6 max-lg:border-b lg:col-start-2 lg:row-span-2 lg:p-8">
        <dt className="eyebrow">Opening hours</dt>
        <dd className="mt-2">
          {hours ? (
            <OpeningHours
              days={hours.map((day) => ({ ...day, text: formatDay(day) }))}
              note={profile?.hoursNote ?? null}
            />
          ) : (
            <Missing>Business hours not available</Missing>
          )}
        </dd>
      </div>
      <Fact term="Email" className="max-lg:border-b-0 lg:row-start-2 lg:border-r lg:border-b-0">
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
    </dl>
  )
}

interface FactProps {
  term: string
  className: string
  children: ReactNode
}

function Fact({ term, className, children }: FactProps) {
  return (
    <div className={classNames('border-bar border-b p-6 lg:p-8', className)}>
      <dt className="eyebrow">{term}</dt>
      <dd className="wrap-anywhere mt-2">{children}</dd>
    </div>
  )
}

function Reach({ href, hint, children }: { href: string; hint: string; children: ReactNode }) {
  return (
    <>
      <a
        className="tap inline-flex items-center font-display font-semibold text-h2 tracking-tight underline decoration-2 underline-offset-8 hover:text-brick"
        href={href}
      >
        {children}
      </a>
      <p className="mt-3 max-w-[44ch] text-slate">{hint}</p>
    </>
  )
}

function Missing({ children }: { children: ReactNode }) {
  return <p className="font-display text-h3 text-slate">{children}</p>
}
