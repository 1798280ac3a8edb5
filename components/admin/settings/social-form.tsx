'use client'

import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { saveFacebook, saveInstagram } from '@/lib/profile/actions'
import { cardClass } from './group'
import { SettingsSave } from './save'

const networks = {
  Facebook: {
    action: saveFacebook,
    column: 'facebook_url',
    example: 'https://www.facebook.com/yourpage',
  },
  Instagram: {
    action: saveInstagram,
    column: 'instagram_url',
    example: 'https://www.instagram.com/yourname',
  },
} as const

/** One network's address, saved by itself; empty takes its icon out of the footer. */
export function SocialForm({
  network,
  address,
}: {
  network: keyof typeof networks
  address: string
}) {
  const { action, column, example } = networks[network]
  return (
    <ActionForm
      action={action}
      failure={`Failed to update ${network} profile`}
      className={cardClass}
      label={network}
    >
      {(state, pending) => (
        <>
          <TextField
            name={column}
            label={`${network} address`}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            placeholder={example}
            defaultValue={address}
            error={state.fieldErrors?.[column]}
          />
          <SettingsSave state={state} pending={pending}>
            {`Update ${network}`}
          </SettingsSave>
        </>
      )}
    </ActionForm>
  )
}
