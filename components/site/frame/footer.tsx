import { cacheLife } from 'next/cache'
import { AccreditationList, FEW } from '@/components/site/proof/accreditations'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { areas } from '@/lib/content/areas'
import { navigation } from '@/lib/content/navigation'
import { SHORT_NAME } from '@/lib/content/site'
import { env } from '@/lib/env'
import { mailHref } from '@/lib/mailto'
import { phoneHref } from '@/lib/phone'
import { registrationOf } from '@/lib/profile/registration'
import type { SiteProfile } from '@/lib/profile/site-profile'
import type { Accreditation } from '@/lib/proof/rows'
import { QUOTE_HREF, routes } from '@/lib/routes'
import { britishYear } from '@/lib/time-zone'
import { CurrentYear } from './current-year'

/** The three services fill a column; all of them together begin the next. */
const links = [
  ...navigation.slice(1, 4),
  { label: 'Services', href: routes.services },
  ...navigation.slice(4),
]

const linkClass = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

interface FooterProps {
  profile: SiteProfile | null
  accreditations: Accreditation[]
}

export function Footer({ profile, accreditations }: FooterProps) {
  const areMany = accreditations.length > FEW
  return (
    <footer className="on-dark bg-anthracite text-white">
      {/* Columns that keep their places while the rest of the page is still on its way. */}
      <div className="wrap grid items-baseline gap-x-10 gap-y-3 py-8 md:grid-cols-[1fr_minmax(7.5rem,auto)_minmax(10rem,auto)] md:gap-x-12 md:py-12 lg:grid-cols-[1fr_minmax(15rem,auto)_minmax(10rem,auto)]">
        <div>
          <p className="text-balance font-display font-semibold text-h3">
            {profile?.companyName ?? SHORT_NAME}
          </p>
          <p className="mt-3 max-w-md text-white/80 max-md:hidden">
            Windows, doors and conservatories for homes and businesses in {areas[0]} and across the{' '}
            <span className="whitespace-nowrap">North East</span>.
          </p>
          <FooterSocial facebook={profile?.facebookUrl} instagram={profile?.instagramUrl} />
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-flow-col grid-cols-2 grid-rows-3 gap-x-8 whitespace-nowrap md:max-lg:block lg:grid-cols-none lg:gap-x-12">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact phone={profile?.contactPhone} email={profile?.contactEmail} />
      </div>
      {accreditations.length > 0 && (
        <section aria-label="Accreditations" className="border-white/30 border-t">
          <div className="wrap py-4 md:py-8">
            <AccreditationList
              // Many would be a page of logos.
              accreditations={areMany ? accreditations.map(withoutLogo) : accreditations}
              isDark
              className={classNames(
                'grid gap-x-8',
                areMany
                  ? 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4'
                  : 'sm:flex sm:flex-wrap sm:items-center',
              )}
            />
          </div>
        </section>
      )}
      <div className="border-white/30 border-t">
        <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-1 py-4 text-base md:py-6">
          <Copyright profile={profile} />
          <ul className="flex flex-wrap gap-x-8">
            <li>
              <Link href={routes.privacy} className={linkClass}>
                Privacy Policy
              </Link>
            </li>
            <li>
              <Link href={routes.terms} className={linkClass}>
                Terms of Service
              </Link>
            </li>
          </ul>
          <Registration profile={profile} />
          {env.NEXT_PUBLIC_DEMO === '1' && (
            <p className="w-full text-white/80">
              Demonstration: the projects, pictures, reviews and contact details on this site are
              made up.
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

const withoutLogo = (accreditation: Accreditation) => ({ ...accreditation, logo: null })

function FooterContact({ phone, email }: { phone?: string | null; email?: string | null }) {
  return (
    <ul>
      {/* On a phone the header or its menu has it. */}
      <li className="max-md:hidden">
        <Link href={QUOTE_HREF} className={linkClass}>
          Get Free Quote
        </Link>
      </li>
      {phone && (
        <li>
          <a href={phoneHref(phone)} className={linkClass}>
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={mailHref(email)} className={linkClass}>
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}

async function Copyright({ profile }: { profile: SiteProfile | null }) {
  return (
    <p className="mr-auto py-2">
      © <CurrentYear rendered={await renderedYear()} /> {profile?.companyName ?? SHORT_NAME}. All
      rights reserved.
    </p>
  )
}

/** A static page may read the clock in a cached scope only. */
async function renderedYear(): Promise<string> {
  'use cache'
  cacheLife('max')
  return britishYear(new Date())
}

function Registration({ profile }: { profile: SiteProfile | null }) {
  const facts = [profile?.registeredName, ...(profile ? registrationOf(profile) : [])].filter(
    Boolean,
  )
  if (facts.length === 0) return null
  return <p className="w-full text-white/80">{facts.join(' · ')}</p>
}

interface FooterSocialProps {
  facebook?: string | null
  instagram?: string | null
}

const iconClass =
  'tap inline-flex items-center justify-center border border-white/30 hover:bg-white hover:text-anthracite'

export function FooterSocial({ facebook, instagram }: FooterSocialProps) {
  if (!facebook && !instagram) return null
  return (
    <div className="mt-6 flex">
      {facebook && (
        <a href={facebook} rel="noopener me" className={iconClass}>
          <span className="sr-only">Facebook</span>
          <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M13.6 21v-7.7h2.6l.4-3.1h-3V8.3c0-.9.3-1.5 1.6-1.5h1.6V4.1A20 20 0 0 0 14.4 4c-2.3 0-3.9 1.4-3.9 4v2.2H7.9v3.1h2.6V21h3.1Z" />
          </svg>
        </a>
      )}
      {instagram && (
        <a href={instagram} rel="noopener me" className={iconClass}>
          <span className="sr-only">Instagram</span>
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <rect x="4" y="4" width="16" height="16" rx="4.5" />
            <circle cx="12" cy="12" r="3.7" />
            <circle cx="16.5" cy="7.5" r=".6" fill="currentColor" />
          </svg>
        </a>
      )}
    </div>
  )
}
