import { NotificationsOff } from '@/components/admin/inbox/notice'
import { Link } from '@/components/ui/link'
import { notificationsOff } from '@/lib/enquiries/notify-settings'
import { formClass, SettingsCard } from './group'

/** Where emails about enquiries go, and whether any do. The mail server is set up with the site. */
export function Notifications({ contactEmail, signInEmail }: Record<string, string>) {
  return (
    <SettingsCard title="Emails about enquiries">
      <div className={formClass}>
        <NotificationsOff />
        <p className="text-base">
          {notificationsOff() ? 'Once they are on, new enquiries go' : 'New enquiries go'} to{' '}
          <strong className="break-words font-semibold">{contactEmail || signInEmail}</strong>,{' '}
          {contactEmail
            ? 'your contact email'
            : 'your sign-in email, since no contact email is set'}
          . Spam is gathered into one email a day.
        </p>
        <p>
          <Link
            href="#contact"
            prefetch={false}
            className="tap inline-flex items-center font-semibold text-base text-brick underline-offset-4 hover:underline"
          >
            Change the contact email
          </Link>
        </p>
      </div>
    </SettingsCard>
  )
}
