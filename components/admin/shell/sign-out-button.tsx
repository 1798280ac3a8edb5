'use client'

import { useState } from 'react'
import { PressForm } from '@/components/forms/press-form'
import { signInAgain } from '@/components/forms/sign-in-again'
import { Button } from '@/components/ui/button'
import { signOutHere } from './sign-out'

/** Whoever signs in next is back on this page, and so is what was kept for it. */
export function SignOutButton() {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    if (pending) return
    setPending(true)
    if (await signOutHere()) await signInAgain()
    else setPending(false)
  }
  return (
    <PressForm onPress={leave}>
      <Button type="submit" aria-disabled={pending || undefined}>
        {pending ? 'Signing out...' : 'Sign out'}
      </Button>
    </PressForm>
  )
}
