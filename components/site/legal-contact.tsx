import Link from 'next/link'
import { SHORT_NAME } from '@/lib/content/site'
import { phoneHref } from '@/lib/phone'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick'

/** Who stands behind the text, and how to reach them. */
export function LegalContact({ title, profile }: { title: string; profile: SiteProfile | null }) {
  const name = profile?.registeredName ?? profile?.companyName ?? SHORT_NAME
  const { registeredNumber, registeredAddress, contactEmail, contactPhone } = profile ?? {}
  return (
    <section className="border-bar border-y py-7">
      <h2 className="text-h3">{title}</h2>
      <address className="mt-3 not-italic">
        <p>{name}</p>
        {registeredNumber && <p>Company number {registeredNumber}</p>}
        {registeredAddress && <p>{registeredAddress}</p>}
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {contactEmail && (
            <li>
              <a href={`mailto:${contactEmail}`} className={linkClass}>
                {contactEmail}
              </a>
            </li>
          )}
          {contactPhone && (
            <li>
              <a href={phoneHref(contactPhone)} className={linkClass}>
                {contactPhone}
              </a>
            </li>
          )}
          <li>
            <Link href={routes.contact} className={linkClass}>
              Contact page
            </Link>
          </li>
        </ul>
      </address>
    </section>
  )
}
