'use client'

import { NavLink } from '@/components/ui/nav-link'
import { routes } from '@/lib/routes'
import { useSignedIn } from './use-signed-in'

/** The top bar's Dashboard entry, for whoever is signed in (specification §2). */
export function OwnerLinks() {
  if (!useSignedIn()) return null
  return (
    <li>
      <NavLink href={routes.dashboard}>Dashboard</NavLink>
    </li>
  )
}
