import { SettingsField, SettingsForm } from '@/components/admin/settings/form'
import { saveReviewAddress } from '@/lib/profile/actions'

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
        placeholder="g.page/r/yourname/review"
        hint="The link you get from Google, Facebook or another review site"
      />
    </SettingsForm>
  )
}
