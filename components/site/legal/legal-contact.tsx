import { Link } from '@/components/ui/link'
import type { LegalText } from '@/lib/content/legal'
import { SHORT_NAME } from '@/lib/content/site'
import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'
import { anchorOf, legalLinkClass } from './legal-section'

interface LegalContactProps {
  who: LegalText['who']
  profile: SiteProfile | null
}

/** Who stands behind the text, and how to reach them. */
export function LegalContact({ who, profile }: LegalContactProps) {
  const name = profile?.registeredName ?? profile?.companyName ?? SHORT_NAME
  const { registeredNumber, registeredAddress, contactEmail, contactPhone } = profile ?? {}
  return (
    <section className="border-bar border-y py-7">
      <h2 id={anchorOf(who.title)} className="text-h3">
        {who.title}
      </h2>
      <address className="mt-3 not-italic">
        <p className="font-semibold">{name}</p>
        {registeredNumber && <p>Company number {registeredNumber}</p>}
        {registeredAddress && <p>{registeredAddress}</p>}
        <ul className="flex flex-wrap gap-x-6">
          {contactEmail && (
            <li>
              <a href={mailHref(contactEmail)} className={legalLinkClass}>
                {contactEmail}
              </a>
            </li>
          )}
          {contactPhone && (
            <li>
              <a href={phoneHref(contactPhone)} className={legalLinkClass}>
                {contactPhone}
              </a>
            </li>
          )}
          <li>
            <Link href={routes.contact} className={legalLinkClass}>
              Contact page
            </Link>
          </li>
        </ul>
      </address>
      <p className="mt-2">{who.text}</p>
    </section>
  )
}
