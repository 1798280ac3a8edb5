import { classNames } from '@/components/ui/class-names'
import { mailHref } from '@/lib/mailto'
import { phoneHref } from '@/lib/phone'
import type { SiteProfile } from '@/lib/profile/site-profile'

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brick'

interface ContactLinksProps {
  profile: SiteProfile | null
  /** Closer together for a mouse, like the contents. */
  isAside?: boolean
}

export function ContactLinks({ profile, isAside }: ContactLinksProps) {
  if (!profile?.contactEmail && !profile?.contactPhone) return null
  const className = classNames(linkClass, isAside && 'lg:pointer-fine:min-h-6')
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
