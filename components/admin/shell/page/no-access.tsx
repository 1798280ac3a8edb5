'use client'

import { useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { PressForm } from '@/components/forms/press-form'
import { Button } from '@/components/ui/button'
import { signInFrom } from '@/lib/routes'
import { signOutHere } from '../sign-out'

/**
 * For a signed-in stranger and for a session that was ended elsewhere. A page instead of a redirect:
 * the middleware may still think that somebody is signed in, and would send them back.
 */
export function NoAccess() {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    if (pending) return
    setPending(true)
    if (!(await signOutHere())) return setPending(false)
    // Signing in leads back to this page.
    const { pathname, search, hash } = window.location
    await leaveTo(signInFrom(pathname + search + hash))
  }
  return (
    <main className="wrap section-space">
      <h1 className="text-h2">This account has no access</h1>
      <p className="mt-4 mb-8 max-w-prose text-slate">
        Only the owner of this website can see these pages. If that's you, sign out and sign in
        again.
      </p>
      <PressForm onPress={leave}>
        <Button type="submit" aria-disabled={pending || undefined}>
          {pending ? 'Signing out...' : 'Sign out'}
        </Button>
      </PressForm>
    </main>
  )
}
