import { mailHref } from '@/lib/mail-link'
import { phoneHref } from '@/lib/phone'

/** Stands where the form would be when scripts are off: the other two ways to ask. */
export function ContactWithoutForm({
  phone,
  email,
}: {
  phone: string | null
  email: string | null
}) {
  return (
    <div className="pane p-6">
      <p>The form needs JavaScript. You can also reach us directly:</p>
      <ul className="wrap-anywhere mt-3 font-semibold">
        <li className="tap flex items-center">
          {phone ? (
            <a className="underline" href={phoneHref(phone)}>
              {phone}
            </a>
          ) : (
            'Phone number not available'
          )}
        </li>
        <li className="tap flex items-center">
          {email ? (
            <a className="underline" href={mailHref(email)}>
              {email}
            </a>
          ) : (
            'Email not available'
          )}
        </li>
      </ul>
    </div>
  )
}
