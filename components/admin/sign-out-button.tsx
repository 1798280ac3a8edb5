'use client'

import { useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { signOutHere } from './sign-out'

export function SignOutButton() {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    if (pending) return
    setPending(true)
    if (await signOutHere()) await leaveTo(routes.signIn)
    else setPending(false)
  }
  return (
    <Button onClick={leave} aria-disabled={pending || undefined}>
      {pending ? 'Signing out...' : 'Sign out'}
    </Button>
  )
}
