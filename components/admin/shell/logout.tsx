'use client'

import { type ReactNode, useState } from 'react'
import { LEAVING } from '@/components/forms/leave'
import { PressForm } from '@/components/forms/press-form'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { unsavedWork } from './unsaved-work'

interface LogoutProps {
  onLogout: () => void
  className: string
  /** Its icon. */
  children: ReactNode
}

/** Asks first where signing out would lose unsaved work. */
export function Logout({ onLogout, className, children }: LogoutProps) {
  const [lost, setLost] = useState<string>()

  const press = async () => {
    const work = await unsavedWork()
    if (work) setLost(work)
    else onLogout()
  }
  const leave = () => {
    // The page asks and says no more about it.
    window.dispatchEvent(new Event(LEAVING))
    setLost(undefined)
    onLogout()
  }
  return (
    <>
      <PressForm onPress={press}>
        <button type="submit" className={className}>
          {children}
          Logout
        </button>
      </PressForm>
      {lost && (
        <ConfirmDialog
          title={`Log out and lose ${lost}?`}
          message="Logging out removes this from your device. Save it first if you need it."
          confirmText="Log out"
          destructive
          onConfirm={leave}
          onCancel={() => setLost(undefined)}
        />
      )}
    </>
  )
}
