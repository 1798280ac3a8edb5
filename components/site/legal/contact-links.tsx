import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { mailHref } from '@/lib/mailto'
import { phoneHref } from '@/lib/phone'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick'

interface ContactLinksProps {
  profile: SiteProfile | null
  /** Above a button to the contact page; closer together for a mouse, like the contents. */
  isAside?: boolean
}

/** Without either, the page that has the form. */
export function ContactLinks({ profile, isAside }: ContactLinksProps) {
  const className = classNames(linkClass, isAside && 'lg:pointer-fine:min-h-6')
  if (!profile?.contactEmail && !profile?.contactPhone) {
    return isAside ? null : (
      <Link href={routes.contact} className={className}>
        Contact page
      </Link>
    )
  }
  return (
    <ul className="flex flex-wrap gap-x-6">
      {profile.contactEmail && (
        <li>
          <a href={mailHref(profile.contactEmail)} className={className}>
            {profile.contactEmail}
          </a>
        </li>
      )}
      {profile.contactPhone && (
        <li>
          <a href={phoneHref(profile.contactPhone)} className={className}>
            {profile.contactPhone}
          </a>
        </li>
      )}
    </ul>
  )
}
