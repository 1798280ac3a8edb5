'use client'

import { useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { PressForm } from '@/components/forms/press-form'
import { Button } from '@/components/ui/button'
import { signInFrom } from '@/lib/routes'
import { signOutHere } from './sign-out'

/** Leads to the sign-in page, and from there back to this page. */
export function SignOutButton() {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    if (pending) return
    setPending(true)
    if (!(await signOutHere())) return setPending(false)
    const { pathname, search, hash } = window.location
    await leaveTo(signInFrom(pathname + search + hash))
  }
  return (
    <PressForm onPress={leave}>
      <Button type="submit" aria-disabled={pending || undefined}>
        {pending ? 'Signing out...' : 'Sign out'}
      </Button>
    </PressForm>
  )
}
