import { PressForm } from '@/components/forms/press-form'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { logoutIcon, officeLinks } from './navigation'
import { UnreadBadge } from './unread-badge'

interface BottomBarProps {
  pathname: string
  unread: number
  onLogout: () => void
}

const cell =
  'relative flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-xs leading-tight sm:text-sm hover:bg-white/10'

/** The owner's menu on small screens, in the office and on public pages alike. */
export function BottomBar({ pathname, unread, onLogout }: BottomBarProps) {
  return (
    <nav
      aria-label="Office"
      data-bottom-bar
      className="on-dark inset-x-0 bottom-0 z-30 border-anthracite border-t bg-anthracite pb-[env(safe-area-inset-bottom)] text-white tall:fixed lg:hidden"
    >
      <ul className="grid grid-cols-5 divide-x divide-white/15">
        {officeLinks.map((link) => {
          const here = pathname === link.href
          return (
            <li key={link.href} className="min-w-0">
              <Link
                href={link.href}
                prefetch={false}
                aria-current={here ? 'page' : undefined}
                className={classNames(cell, here && 'bg-white/10 font-semibold')}
              >
                {link.icon}
                <span className="max-w-full truncate">{link.shortLabel}</span>
                {link.unread && (
                  <UnreadBadge count={unread} className="absolute top-1 left-1/2 ml-1" />
                )}
              </Link>
            </li>
          )
        })}
        <li className="min-w-0">
          <PressForm onPress={onLogout}>
            <button type="submit" data-leaves className={cell}>
              {logoutIcon}
              Logout
            </button>
          </PressForm>
        </li>
      </ul>
    </nav>
  )
}
