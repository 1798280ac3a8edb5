import { answer, scheduledCall } from '@/lib/auth/secret-call'
import { readinessToNotify, sendDueNotifications } from '@/lib/enquiries/notify'
import { notificationsOff } from '@/lib/enquiries/notify-settings'
import { logFailure } from '@/lib/log'
import { purgeExpired } from '@/lib/purge'

/** Seconds: a mail server may be slow, and several mails may wait. */
export const maxDuration = 60

/**
 * Sends the mails to the owner that are due, such as those a mail server refused before, and erases
 * what has been kept for its period. With `?verify=1` it also tells whether mails would go out at all: while
 * none is due, no mail server is even called.
 */
export const { GET, POST } = scheduledCall(async (request) => {
  await purgeExpired()
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
