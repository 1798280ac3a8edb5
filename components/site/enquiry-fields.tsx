'use client'

import { useRef } from 'react'
import { Field, TextField } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { type ProjectType, projectTypes } from '@/lib/enquiries/project-types'
import { useHydrated } from './use-browser'
import { useEnquiry } from './use-enquiry'
import { VerifySlider } from './verify-slider'

export function EnquiryFields({ projectType = '' as const }: { projectType?: ProjectType | '' }) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const enquiry = useEnquiry(form, projectType)
  const { problems, verified, sending, sent } = enquiry

  return (
    <form
      ref={form}
      noValidate
      aria-label="Enquiry"
      className="grid gap-6 sm:grid-cols-2"
      onInput={enquiry.change}
      onSubmit={(event) => {
        event.preventDefault()
        enquiry.submit()
      }}
    >
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
      <Honeypot />
      <div className="sm:col-span-2">
        <VerifySlider
          verified={verified}
          disabled={!hydrated || sending}
          onVerify={enquiry.verify}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button
          type="submit"
          disabled={!hydrated || !verified || sending}
          className="w-full sm:w-auto sm:min-w-52"
        >
          {sending ? 'Sending...' : 'Get Free Quote'}
        </Button>
        <p role="status" className="text-slate empty:hidden">
          {sent && 'We have your message. We will read it and get back to you by email or phone.'}
        </p>
      </div>
    </form>
  )
}

/** Out of sight and out of the tab order: only robots fill it. */
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
