import { PressForm } from '@/components/forms/press-form'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { logoutIcon, officeLinks } from './navigation'
import { UnreadBadge } from './unread-badge'

interface SideMenuProps {
  pathname: string
  unread: number
  company: string
  email: string
  onLogout: () => void
}

const entry =
  'flex min-h-12 w-full items-center gap-3 border-l-4 px-5 font-medium text-base hover:bg-white/10'

/** The owner's menu on large screens. */
export function SideMenu({ pathname, unread, company, email, onLogout }: SideMenuProps) {
  return (
    <div className="on-dark fixed inset-y-0 left-0 z-20 hidden w-60 flex-col overflow-y-auto bg-anthracite text-white lg:flex">
      <header className="border-white/15 border-b px-6 py-6">
        <p className="font-display font-semibold text-xl leading-tight">{company}</p>
        <p className="mt-1 break-words text-sm text-white/75">{email}</p>
      </header>
      <nav aria-label="Office" className="flex grow flex-col py-4">
        <ul className="flex grow flex-col">
          {officeLinks.map((link) => {
            const here = pathname === link.href
            return (
              <li key={link.href}>
                <Link
                  href={link.href}
                  prefetch={false}
                  aria-current={here ? 'page' : undefined}
                  className={classNames(
                    entry,
                    here ? 'border-white bg-white/10' : 'border-transparent',
                  )}
                >
                  {link.icon}
                  {link.label}
                  {link.unread && <UnreadBadge count={unread} className="ml-auto" />}
                </Link>
              </li>
            )
          })}
          <li className="mt-auto border-white/15 border-t pt-4">
            <PressForm onPress={onLogout}>
              <button type="submit" data-leaves className={classNames(entry, 'border-transparent')}>
                {logoutIcon}
                Logout
              </button>
            </PressForm>
          </li>
        </ul>
      </nav>
    </div>
  )
}
