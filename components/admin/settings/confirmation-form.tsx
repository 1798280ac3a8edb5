import { saveConfirmation } from '@/lib/profile/actions'
import { SettingsForm } from './form'

/** Whether visitors get an email once their enquiry is in the inbox. */
export function ConfirmationForm({ isOn }: { isOn: boolean }) {
  return (
    <SettingsForm
      action={saveConfirmation}
      failure="Failed to update the confirmation email"
      label="Confirmation email"
      save="Save confirmation email"
    >
      <label className="tap flex cursor-pointer items-start gap-3">
        {/* Posted in place of an empty checkbox. */}
        <input type="hidden" name="confirm_enquiries" value="off" />
        <input
          type="checkbox"
          name="confirm_enquiries"
          defaultChecked={isOn}
          aria-describedby="confirmation-about"
          className="mt-1 size-6 shrink-0 accent-brick"
        />
        <span className="font-semibold">Email visitors that their message arrived</span>
      </label>
      <p id="confirmation-about" className="-mt-3 max-w-prose text-base text-slate">
        With the next steps and your contact details. One a day for each address, never for spam.
      </p>
    </SettingsForm>
  )
}
