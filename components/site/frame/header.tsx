import { QuoteLink } from '@/components/site/contact/quote-link'
import { OwnerLinks } from '@/components/site/owner/owner-islands'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { navigation } from '@/lib/content/navigation'
import { SHORT_NAME } from '@/lib/content/site'
import { phoneHref } from '@/lib/phone'
import type { SiteProfile } from '@/lib/profile/site-profile'
import { routes } from '@/lib/routes'
import { HeaderMenu } from './header-menu'
import { NavLink } from './nav-link'

/** Sticky, unless a page zoomed far in would have no room left below it. */
export function Header({ profile }: { profile: SiteProfile | null }) {
  const phone = profile?.contactPhone
  return (
    <header className="relative z-40 border-bar border-b bg-chalk tall:sticky tall:top-0">
      <div className="site-header-row wrap flex h-22 items-center gap-2 sm:gap-4">
        <Link href={routes.home} className="mr-auto flex min-w-0 items-center gap-3">
          <BrandMark name={profile?.companyName} logo={profile?.smallLogo} />
          <span className="sr-only"> home</span>
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href}>{label}</NavLink>
              </li>
            ))}
            <OwnerLinks />
          </ul>
        </nav>
        {phone && <CallLink phone={phone} />}
        <QuoteLink className="min-h-11! whitespace-nowrap px-3! max-[22.5rem]:hidden sm:px-5!">
          Get Free Quote
        </QuoteLink>
        <HeaderMenu>
          <MenuPanel phone={phone} />
        </HeaderMenu>
      </div>
    </header>
  )
}

function CallLink({ phone }: { phone: string }) {
  return (
    <a
      href={phoneHref(phone)}
      className="tap inline-flex shrink-0 items-center justify-center gap-2 rounded-control whitespace-nowrap font-semibold hover:text-brick lg:max-xl:in-[header:has(nav_[href='/dashboard'])]:hidden"
    >
      <Icon
        size={22}
        strokeWidth="1.6"
        strokeLinejoin="round"
        path="M4 3h4l1.8 4.5-2.3 1.7a11 11 0 0 0 5.3 5.3l1.7-2.3L19 14v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 2.5 4.6 1.5 1.5 0 0 1 4 3Z"
      />
      <span className="sr-only md:max-lg:not-sr-only xl:not-sr-only">
        <span className="md:max-lg:sr-only xl:sr-only">Call </span>
        {phone}
      </span>
    </a>
  )
}

function MenuPanel({ phone }: { phone: string | null | undefined }) {
  return (
    <nav
      aria-label="Menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-5.5rem)] overflow-y-auto border-bar border-y bg-white shadow-float"
    >
      <ul className="wrap">
        {navigation.map(({ label, href }) => (
          <li key={href} className="border-bar border-b">
            <NavLink href={href} inMenu>
              {label}
            </NavLink>
          </li>
        ))}
        {/* What the header has no room for. */}
        <li className={classNames('flex gap-4 py-4 md:hidden', !phone && 'min-[22.5rem]:hidden')}>
          <QuoteLink className="min-[22.5rem]:hidden">Get Free Quote</QuoteLink>
          {phone && (
            <a
              href={phoneHref(phone)}
              className="inline-flex min-h-12 items-center font-semibold text-lg"
            >
              Call&nbsp;<span className="underline underline-offset-4">{phone}</span>
            </a>
          )}
        </li>
      </ul>
    </nav>
  )
}

interface BrandMarkProps {
  name: string | null | undefined
  logo: string | null | undefined
}

/** The logo, 80 px square; without one the short name as a small window. */
function BrandMark({ name, logo }: BrandMarkProps) {
  if (logo) {
    return (
      // biome-ignore lint/performance/noImgElement: made small when it was saved
      <img
        src={logo}
        alt={name ?? SHORT_NAME}
        width={80}
        height={80}
        className="size-20 max-w-none shrink-0 object-contain"
      />
    )
  }
  return (
    <>
      <span className="relative grid size-20 shrink-0 place-items-center bg-anthracite text-white">
        <span aria-hidden="true" className="absolute inset-1.5 border border-white/30">
          <span className="absolute top-0 left-1/2 h-[26%] border-white/30 border-l" />
          <span className="absolute inset-x-0 top-[26%] border-white/30 border-t" />
        </span>
        <span className="relative mt-3 font-display font-semibold text-2xl">{SHORT_NAME}</span>
      </span>
      {name && name !== SHORT_NAME && (
        <span className="hidden max-w-48 font-display font-semibold text-lg leading-tight sm:block lg:hidden xl:not-in-[header:has(nav_[href='/dashboard'])]:block">
          {name}
        </span>
      )}
    </>
  )
}
