'use client'

import { useEffect, useRef, useState } from 'react'
import { FormMessage } from '@/components/forms/action-form'
import { SubmitButton } from '@/components/forms/submit-button'
import type { ActionState } from '@/lib/action-state'

interface SettingsSaveProps {
  state: ActionState
  pending: boolean
  busy?: string
  /** Beside the button once it has worked; the toast has said it aloud. */
  done?: string
  children: string
}

/** Foot of a settings form: what went wrong, the button, and whether it is saved. */
export function SettingsSave({
  state,
  pending,
  busy = 'Saving...',
  done = 'Saved',
  children,
}: SettingsSaveProps) {
  const foot = useRef<HTMLDivElement>(null)
  /** The outcome after which something was typed again. */
  const [outdated, setOutdated] = useState<ActionState>()
  useEffect(() => {
    const form = foot.current?.closest('form')
    const note = () => setOutdated(state)
    form?.addEventListener('input', note)
    return () => form?.removeEventListener('input', note)
  }, [state])
  return (
    <>
      <FormMessage state={state} />
      <div ref={foot} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pending={pending} busy={busy}>
          {children}
        </SubmitButton>
        {state.status === 'success' && !pending && outdated !== state && (
          <span className="inline-flex items-center gap-2 font-semibold text-moss">
            <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
              <path d="m3 8.5 3.5 3.5L13 4.5" stroke="currentColor" strokeWidth="2" />
            </svg>
            {done}
          </span>
        )}
      </div>
    </>
  )
}
