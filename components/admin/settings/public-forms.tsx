import { saveContact, saveFacebook, saveInstagram } from '@/lib/profile/actions'
import type { OwnSettings } from '@/lib/profile/own-profile'
import { SettingsField, SettingsForm } from './form'
import { SettingsHours } from './hours'

/** What the contact page, header and footer tell visitors. */
export function ContactForm({ contact }: { contact: OwnSettings['contact'] }) {
  return (
    <SettingsForm
      action={saveContact}
      failure="Failed to update contact information"
      label="Contact information"
      save="Save contact information"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingsField
          name="contact_phone"
          label="Contact phone"
          type="tel"
          maxLength={40}
          defaultValue={contact.contact_phone}
        />
        <SettingsField
          name="contact_email"
          label="Contact email"
          type="email"
          maxLength={254}
          spellCheck={false}
          defaultValue={contact.contact_email}
        />
      </div>
      <SettingsHours days={contact.business_hours} />
      <SettingsField
        name="hours_note"
        label="Note beside the hours"
        maxLength={200}
        defaultValue={contact.hours_note}
        hint="One line, such as ‘Closed 24 Dec – 2 Jan’"
      />
    </SettingsForm>
  )
}

const networks = {
  Facebook: {
    action: saveFacebook,
    column: 'facebook_url',
    example: 'facebook.com/yourpage',
  },
  Instagram: {
    action: saveInstagram,
    column: 'instagram_url',
    example: 'instagram.com/yourname',
  },
} as const

interface SocialFormProps {
  network: keyof typeof networks
  address: string
}

/** One network's address, saved by itself; empty takes its icon out of the footer. */
export function SocialForm({ network, address }: SocialFormProps) {
  const { action, column, example } = networks[network]
  return (
    <SettingsForm
      action={action}
      failure={`Failed to update ${network} profile`}
      label={network}
      save={`Update ${network}`}
    >
      <SettingsField
        name={column}
        label={`${network} address`}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        placeholder={example}
        defaultValue={address}
      />
    </SettingsForm>
  )
}
