'use client'

import { useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { runAction } from '@/components/forms/run-action'
import { Button } from '@/components/ui/button'
import { signOut } from '@/lib/auth/actions'
import { routes } from '@/lib/routes'

export function SignOutButton() {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    await runAction(signOut, {}, 'Failed to sign out')
    await leaveTo(routes.signIn)
  }
  return (
    <Button onClick={leave} disabled={pending}>
      {pending ? 'Signing out...' : 'Sign out'}
    </Button>
  )
}
