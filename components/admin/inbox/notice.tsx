import { notificationsOff } from '@/lib/enquiries/notify-settings'

/** Warns an owner who may rely on mails about new enquiries. */
export function NotificationsOff() {
  const reason = notificationsOff()
  if (!reason) return null
  return (
    <p className="mb-6 rounded-control border-yellow border-l-4 bg-yellow-tint px-4 py-3 text-base">
      <strong className="font-semibold">Email notifications are off:</strong> {reason} New enquiries
      still appear in Messages.
    </p>
  )
}
