'use client'

import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { useSignedIn } from './use-signed-in'

/** New Project for the signed-in; in an empty list with the words that belong to it. */
export function OwnerNewProject({ empty = false }: { empty?: boolean }) {
  const signedIn = useSignedIn()
  const button = signedIn && (
    <ButtonLink href={routes.projectNew} prefetch={false}>
      New Project
    </ButtonLink>
  )
  if (!empty) return button
  return (
    <>
      <p className="mt-2 mb-5 text-slate">
        {signedIn ? 'Get started by creating a new project' : 'Check back soon for our latest work'}
      </p>
      {button}
    </>
  )
}
