'use client'

import { useEffect, useState } from 'react'
import { attachSignInHost, settleSignIn, useIsSigningIn } from '@/components/forms/reauthenticate'
import type { PageOwner, SignInDialog } from './sign-in-dialog'

/** Shows the sign-in dialog when a call needs it; its code loads only then. */
export function SignInHost({ owner }: { owner: PageOwner }) {
  const isOpen = useIsSigningIn()
  const [dialog, setDialog] = useState<{ Loaded: typeof SignInDialog }>()

  useEffect(() => attachSignInHost(), [])

  useEffect(() => {
    if (!isOpen || dialog) return
    import('./sign-in-dialog')
      .then(({ SignInDialog: Loaded }) => setDialog({ Loaded }))
      .catch((error: unknown) => {
        console.error(error)
        settleSignIn(false)
      })
  }, [isOpen, dialog])

  return isOpen && dialog ? <dialog.Loaded owner={owner} /> : null
}
