'use client'

import { routes } from '@/lib/routes'
import { NavLink } from './nav-link'
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
