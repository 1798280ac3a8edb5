'use client'

import { usePathname } from 'next/navigation'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'

/** Marks itself when its page, or one below it, is shown. */
export function NavLink({
  href,
  inMenu,
  children,
}: {
  href: string
  inMenu?: boolean
  children: string
}) {
  const pathname = usePathname()
  const isHere = pathname === href
  const isBelow = href !== '/' && pathname.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex items-center font-medium hover:text-brick',
        inMenu ? 'min-h-13 text-lg' : 'min-h-11 border-b-2 px-2.5 text-base xl:px-3.5',
        inMenu && isHere && 'underline underline-offset-4',
        isHere || isBelow ? 'border-brick text-brick' : 'border-transparent',
      )}
    >
      {children}
    </Link>
  )
}
