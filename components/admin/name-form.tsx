'use client'

import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { SubmitButton } from '@/components/forms/submit-button'
import { saveName } from '@/lib/profile/actions'

/** First name, and the company name beside it (specification §2, Account Security). */
export function NameForm({ fullName, companyName }: { fullName: string; companyName: string }) {
  return (
    <ActionForm
      action={saveName}
      failure="Failed to update name"
      className="pane grid gap-5 p-4 sm:p-6"
      label="Name"
    >
      {({ fieldErrors = {} }, pending) => (
        <>
          <h2 className="text-h3">Your name</h2>
          <TextField
            name="full_name"
            label="First name"
            required
            maxLength={100}
            autoComplete="given-name"
            defaultValue={fullName}
            error={fieldErrors.full_name}
          />
          <TextField
            name="company_name"
            label="Company name"
            maxLength={100}
            autoComplete="organization"
            defaultValue={companyName}
            hint="Shown on the website in place of SLW"
            error={fieldErrors.company_name}
          />
          <div>
            <SubmitButton pending={pending} busy="Saving...">
              Update name
            </SubmitButton>
          </div>
        </>
      )}
    </ActionForm>
  )
}
