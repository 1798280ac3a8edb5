import { answer, scheduledCall } from '@/lib/auth/secret-call'
import { readinessToNotify, sendDueNotifications } from '@/lib/enquiries/notify'
import { notificationsOff } from '@/lib/enquiries/notify-settings'
import { sendDuePushes } from '@/lib/enquiries/push/deliver'
import { logFailure } from '@/lib/log'
import { purgeExpired } from '@/lib/purge'

/** Seconds: a mail server may be slow, and several mails may wait. */
export const maxDuration = 60

/**
 * Sends the mails and the notifications on devices that are due, retries included, and purges expired personal data. With `?verify=1` it
 * also reports whether mails would go out: while none is due, no mail server is called.
 */
export const { GET, POST } = scheduledCall(async (request) => {
  await purgeExpired()
  // Whatever becomes of the mails.
  await sendDuePushes().catch((error) => logFailure('Could not look after notifications', error))
  const off = notificationsOff()
  if (off) return answer(200, { message: `Email notifications are off: ${off}` })
  try {
    const delivery = await sendDueNotifications()
    const isAsked = new URL(request.url).searchParams.get('verify') === '1'
    return answer(200, isAsked ? { ...delivery, ...(await readinessToNotify()) } : delivery)
  } catch (error) {
    logFailure('Could not check for emails to send', error)
    return answer(503, { message: 'Could not check for emails to send.' })
  }
})
