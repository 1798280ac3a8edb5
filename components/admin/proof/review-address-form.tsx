import { saveReviewAddress } from '@/lib/profile/actions'
import { SettingsField, SettingsForm } from './form'

/** Where the owner sends customers who were asked for a review. */
export function ReviewAddressForm({ address }: { address: string }) {
  return (
    <SettingsForm
      action={saveReviewAddress}
      failure="Failed to update the review address"
      label="Review address"
      save="Save review address"
    >
      <SettingsField
        name="review_url"
        label="Where customers leave a review"
        inputMode="url"
        spellCheck={false}
        defaultValue={address}
        placeholder="https://g.page/r/yourcompany/review"
        hint="The link you get from Google, Facebook or another review site. ‘Ask for a review’ on a finished project sends it."
      />
    </SettingsForm>
  )
}
