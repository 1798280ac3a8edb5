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
    <dl className="pane mt-10 grid lg:grid-cols-2 lg:grid-rows-2">
      <div className="flex flex-col justify-center border-bar border-b p-6 lg:border-r lg:p-8">
        <dt className="eyebrow">Phone</dt>
        <dd className="mt-2 font-display text-h3">
          {phone ? (
            <a
              className="tap inline-flex items-center underline underline-offset-4"
              href={phoneHref(phone)}
            >
              {phone}
            </a>
          ) : (
            'Phone number not available'
          )}
        </dd>
      </div>
      <div className="flex flex-col justify-center border-bar p-6 max-lg:border-b lg:row-start-2 lg:border-r lg:p-8">
        <dt className="eyebrow">Email</dt>
        <dd className="wrap-anywhere mt-2 font-display text-h3">
          {email ? (
            <a
              className="tap inline-flex items-center underline underline-offset-4"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          ) : (
            'Email not available'
          )}
        </dd>
      </div>
      <div className="px-4 py-6 sm:p-6 lg:row-span-2 lg:p-8">
        <dt className="eyebrow">Opening hours</dt>
        <dd className="mt-2">
          {hours ? (
            <OpeningHours
              days={hours.map((day) => ({ ...day, text: formatDay(day) }))}
              note={profile?.hoursNote ?? null}
            />
          ) : (
            <p className="font-display text-h3">Business hours not available</p>
          )}
        </dd>
      </div>
    </dl>
  )
}
