'use client'

import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { saveContact } from '@/lib/profile/actions'
import type { OwnSettings } from '@/lib/profile/own-profile'
import { cardClass } from './group'
import { SettingsHours } from './hours'
import { SettingsSave } from './save'

/** What the contact page, header and footer tell visitors. */
export function ContactForm({ contact }: { contact: OwnSettings['contact'] }) {
  return (
    <ActionForm
      action={saveContact}
      failure="Failed to update contact information"
      className={cardClass}
      label="Contact information"
    >
      {(state, pending) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="contact_email"
              label="Contact email"
              type="email"
              maxLength={254}
              spellCheck={false}
              defaultValue={contact.contact_email}
              error={state.fieldErrors?.contact_email}
            />
            <TextField
              name="contact_phone"
              label="Contact phone"
              type="tel"
              maxLength={40}
              defaultValue={contact.contact_phone}
              error={state.fieldErrors?.contact_phone}
            />
          </div>
          <SettingsHours days={contact.business_hours} errors={state.fieldErrors ?? {}} />
          <TextField
            name="hours_note"
            label="Note beside the hours"
            maxLength={200}
            defaultValue={contact.hours_note}
            hint="One line, such as ‘Closed 24 Dec – 2 Jan’"
            error={state.fieldErrors?.hours_note}
          />
          <SettingsSave state={state} pending={pending}>
            Save contact information
          </SettingsSave>
        </>
      )}
    </ActionForm>
  )
}
