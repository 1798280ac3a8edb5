'use client'

import { forgetDraftsInAllTabs } from '@/components/admin/shell/sign-out'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { toast } from '@/components/ui/toast'
import { signOutEverywhere } from '@/lib/auth/actions'
import type { OwnSession } from '@/lib/auth/sessions/queries'
import { formClass, SettingsCard } from './group'
import { SessionList } from './security/session-list'

const failure = 'Failed to sign out everywhere. Please try again.'

export function SignOutEverywhere({ sessions }: { sessions: OwnSession[] }) {
  const leave = async () => {
    const { data, message = failure } = await runOwnerAction(signOutEverywhere, {}, failure)
    if (data) {
      await forgetDraftsInAllTabs()
      await leaveTo(data.to)
    }
    toast({ kind: 'error', message })
  }

  return (
    <SettingsCard title="Signed-in devices">
      <div className={formClass}>
        <SessionList sessions={sessions} />
        <p className="text-base text-slate">
          You stay signed in for up to 30 days, or until a week goes by without a visit. Lost a
          phone, or used someone else’s computer? Sign out everywhere.
        </p>
        <div>
          <ConfirmButton
            title="Sign out everywhere"
            message="This signs you out on every phone and computer, including this one. You'll lose anything you haven't saved here. You can sign in again with your password."
            confirmText="Sign out everywhere"
            onConfirm={leave}
          />
        </div>
      </div>
    </SettingsCard>
  )
}
