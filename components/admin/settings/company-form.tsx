'use client'

import { saveCompany } from '@/lib/profile/actions'
import type { OwnSettings } from '@/lib/profile/own-profile'
import { Fold, SettingsField, SettingsForm } from './form'

/** How the company is called and registered. */
export function CompanyForm({ company }: { company: OwnSettings['company'] }) {
  return (
    <SettingsForm
      action={saveCompany}
      failure="Failed to update company details"
      label="Company details"
      save="Save company details"
    >
      <SettingsField
        name="company_name"
        label="Company name"
        maxLength={100}
        autoComplete="organization"
        defaultValue={company.company_name}
        hint="Shown on the website instead of SLW"
      />
      <Registration company={company} />
    </SettingsForm>
  )
}

function Registration({ company }: { company: OwnSettings['company'] }) {
  return (
    <Fold title="Registered details (optional)" holds={(name) => name.startsWith('registered_')}>
      <p className="text-base text-slate">Shown in the footer and on the privacy page.</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingsField
          name="registered_name"
          label="Registered name"
          maxLength={200}
          defaultValue={company.registered_name}
        />
        <SettingsField
          name="registered_number"
          label="Company number"
          maxLength={40}
          defaultValue={company.registered_number}
        />
      </div>
      <SettingsField
        name="registered_address"
        label="Registered address"
        maxLength={300}
        autoComplete="street-address"
        defaultValue={company.registered_address}
      />
    </Fold>
  )
}
