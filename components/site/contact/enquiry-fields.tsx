'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Field, TextField } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type ProjectType, projectTypes } from '@/lib/enquiries/project-types'
import type { EnquiryValues } from '@/lib/enquiries/rules'
import { type Phase, useEnquiry } from './use-enquiry'
import { VerifySlider } from './verify-slider'

interface EnquiryFieldsProps {
  projectType?: ProjectType | ''
  /** The notes come from the server, so that they are in no script. */
  sentNote: ReactNode
  failedNote: ReactNode
  /** For slow or missing scripts. */
  lateNote: ReactNode
}

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { projectType = '', sentNote, failedNote, lateNote } = props
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const enquiry = useEnquiry(form, projectType)
  const { problems, verified, phase } = enquiry
  const isSending = phase === 'sending'
  const { button, outcome } = useFocusOnOutcome(phase)

  return (
    <form
      ref={form}
      noValidate
      aria-label="Enquiry"
      className="grid grid-cols-1 gap-6 sm:grid-cols-2"
      onFocus={enquiry.touch}
      onInput={({ target }) => enquiry.change((target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault()
        enquiry.submit()
      }}
    >
      <Questions projectType={projectType} problems={problems} />
      <Honeypot />
      <div className="sm:col-span-2">
        <VerifySlider
          verified={verified}
          disabled={!hydrated || isSending}
          onVerify={enquiry.verify}
        />
        {!hydrated && <p className="appear-late">{lateNote}</p>}
      </div>
      <div className="sm:col-span-2">
        <Button
          ref={button}
          type="submit"
          disabled={!hydrated || !verified || isSending}
          className="w-full sm:w-auto sm:min-w-52"
        >
          {isSending ? 'Sending...' : 'Get Free Quote'}
        </Button>
        <p role="status" className="sr-only">
          {announcement(phase, verified)}
        </p>
      </div>
      {(phase === 'sent' || phase === 'failed') && (
        <div
          ref={outcome}
          tabIndex={-1}
          className={classNames(
            // With the focus here, the button above it stands below header and toast.
            'scroll-mt-44 border-l-4 px-5 py-4 sm:col-span-2',
            phase === 'sent' ? 'border-moss bg-moss-tint' : 'border-brick bg-brick-tint',
          )}
        >
          {phase === 'sent' ? sentNote : <p>{failedNote}</p>}
        </div>
      )}
    </form>
  )
}

interface QuestionsProps {
  projectType: ProjectType | ''
  problems: Partial<EnquiryValues>
}

function Questions({ projectType, problems }: QuestionsProps) {
  return (
    <>
      <TextField name="name" label="Name" required autoComplete="name" error={problems.name} />
      <TextField
        name="email"
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={problems.email}
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="Optional - We'll only call if needed"
        error={problems.phone}
      />
      <Field name="projectType" label="Project Type" required error={problems.projectType}>
        {(control) => (
          <select {...control} defaultValue={projectType}>
            <option value="">Select a project type</option>
            {projectTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field name="message" label="Message" required error={problems.message}>
          {(control) => (
            <textarea
              {...control}
              rows={5}
              className={classNames(control.className, 'field-sizing-content min-h-36')}
            />
          )}
        </Field>
      </div>
    </>
  )
}

/** Focuses the outcome, unless the visitor went on to another field or came back to this page. */
function useFocusOnOutcome(phase: Phase) {
  const button = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const lastPhase = useRef(phase)

  useEffect(() => {
    if (lastPhase.current === phase) return
    lastPhase.current = phase
    // Disabled while sending, the button may have lost the focus.
    const at = document.activeElement
    if (at === document.body || at === button.current) outcome.current?.focus()
  }, [phase])
  return { button, outcome }
}

/** For screen readers, which do not notice the slider and the button change. */
function announcement(phase: Phase, verified: boolean): string {
  if (phase === 'sending') return 'Your message is being sent.'
  return verified ? 'Verified. You can send your message now.' : ''
}

/** Hidden and out of the tab order: only robots fill it. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Homepage
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
