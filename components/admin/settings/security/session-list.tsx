'use client'

import { useState } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { endSession } from '@/lib/auth/sessions/actions'
import type { OwnSession } from '@/lib/auth/sessions/queries'
import { formatTimestamp } from '@/lib/british-time'

const HEADING = 'session-list'

/** Where the owner is signed in; each other session can be ended. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <div>
      <h4 id={HEADING} tabIndex={-1} className="sr-only">
        Where you are signed in
      </h4>
      <ul aria-labelledby={HEADING} className="divide-y divide-bar border-bar border-y">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {session.device}
                {session.isCurrent && <Badge tone="green">This device</Badge>}
              </p>
              <p className="mt-0.5 text-base text-slate">
                Signed in {formatTimestamp(session.signedInAt)}
              </p>
              {!session.isCurrent && (
                <p className="text-base text-slate">Last used {formatTimestamp(session.usedAt)}</p>
              )}
            </div>
            {!session.isCurrent && <EndButton session={session} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function EndButton({ session: { id, device } }: { session: OwnSession }) {
  const [pending, setPending] = useState(false)
  const keepFocus = useFocusAfterRemoval(HEADING)
  const end = async () => {
    if (pending) return
    setPending(true)
    const failure = 'Failed to sign out that device'
    const { status, message = failure } = await runOwnerAction(endSession, { id }, failure)
    if (status === 'success') keepFocus()
    else setPending(false)
    toast({ kind: status === 'success' ? 'success' : 'error', message })
  }
  return (
    <Button
      variant="secondary"
      aria-disabled={pending || undefined}
      onClick={end}
      className="shrink-0"
    >
      {pending ? 'Ending...' : 'End'}
      <span className="sr-only"> the session of {device}</span>
    </Button>
  )
}
