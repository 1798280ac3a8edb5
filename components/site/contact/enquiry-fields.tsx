'use client'

import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Field, TextField } from '@/components/forms/field'
import { Select } from '@/components/forms/select'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { latePart } from '@/components/ui/late-part'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type ProjectType, projectTypes } from '@/lib/enquiries/project-types'
import type { EnquiryValues } from '@/lib/enquiries/rules'
import { QUOTE_ID } from '@/lib/routes'
import { focusEnquiryForm } from './focus-enquiry-form'
import { SendButton } from './send-button'
import { type Phase, useEnquiry } from './use-enquiry'
import { fieldControl } from './use-enquiry-draft'
import { VerifySlider } from './verify-slider'

/** No page loads it before a message is sent. */
const FollowUp = latePart(() => import('./follow-up/follow-up').then((file) => file.FollowUp))

interface EnquiryFieldsProps {
  projectType?: ProjectType | ''
  /** After a message with a phone number, and without. The notes come from the server, so that they are in no script. */
  sentNotes: { phone: ReactNode; email: ReactNode }
  failedNote: ReactNode
  /** For slow or missing scripts. */
  lateNote: ReactNode
}

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { projectType = '', sentNotes, failedNote, lateNote } = props
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const enquiry = useEnquiry(form, projectType)
  const { problems, verified, phase } = enquiry
  const outcome = useFocusOnOutcome(phase, form)

  useEffect(() => {
    const isWanted = window.location.hash === `#${QUOTE_ID}`
    if (isWanted && !form.current?.contains(document.activeElement)) focusEnquiryForm()
  }, [])

  const startAgain = () => {
    flushSync(enquiry.startAgain)
    fieldControl(form.current, 'name')?.focus()
  }

  return (
    <>
      {phase === 'sent' && (
        <>
          <Outcome ref={outcome} className="border-moss bg-moss-tint">
            {enquiry.sentPhone ? sentNotes.phone : sentNotes.email}
            <Button variant="secondary" className="mt-5" onClick={startAgain}>
              Send another message
            </Button>
          </Outcome>
          {enquiry.followUp && <FollowUp key={enquiry.followUp} token={enquiry.followUp} />}
        </>
      )}
      <form
        ref={form}
        noValidate
        // It stays in the document, which keeps what its fields hold.
        hidden={phase === 'sent'}
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
        <div className="relative sm:col-span-2">
          <VerifySlider
            verified={verified}
            disabled={!hydrated || phase === 'sending'}
            onVerify={enquiry.verify}
          />
          {!hydrated && (
            // Over what cannot be used yet, so that nothing moves when it comes or goes.
            <p className="appear-late pane absolute inset-x-0 top-0 min-h-32 p-4">{lateNote}</p>
          )}
        </div>
        <div className="sm:col-span-2">
          <SendButton phase={phase} verified={verified} hydrated={hydrated} />
        </div>
        {phase === 'failed' && (
          <Outcome ref={outcome} className="border-brick bg-brick-tint sm:col-span-2">
            <p>{failedNote}</p>
          </Outcome>
        )}
      </form>
    </>
  )
}

function Outcome({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      tabIndex={-1}
      // With the focus here, the button above it stands below header and toast.
      className={classNames('scroll-mt-44 border-l-4 px-5 py-4', className)}
      {...rest}
    />
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
          <Select {...control} defaultValue={projectType}>
            <option value="">Select a project type</option>
            {projectTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field
          name="message"
          label="Message"
          required
          hint="Rough sizes help. You can add photos after sending."
          error={problems.message}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              className={classNames(control.className, 'field-sizing-content min-h-36 lg:min-h-40')}
            />
          )}
        </Field>
      </div>
    </>
  )
}

/** Focuses the outcome, unless the visitor went on to another field or came back to this page. */
function useFocusOnOutcome(phase: Phase, form: RefObject<HTMLFormElement | null>) {
  const outcome = useRef<HTMLDivElement>(null)
  const lastPhase = useRef(phase)

  useEffect(() => {
    if (lastPhase.current === phase) return
    lastPhase.current = phase
    // Disabled while sending, the button may have lost the focus; a hidden form loses it.
    const at = document.activeElement
    const isInForm = phase === 'sent' ? form.current?.contains(at) : at?.matches('[type=submit]')
    if (at === document.body || isInForm) outcome.current?.focus()
  }, [phase, form])
  return outcome
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
