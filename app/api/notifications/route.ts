import { readinessToNotify, sendDueNotifications } from '@/lib/enquiries/notify'
import { notificationsOff } from '@/lib/enquiries/notify-settings'
import { purgeEnquiries } from '@/lib/enquiries/purge'
import { env } from '@/lib/env'
import { knowsSecret } from '@/lib/webhook'

/** Seconds: a mail server may be slow, and several mails may wait. */
export const maxDuration = 60

/**
 * For a scheduler: sends the mails to the owner that are due, such as those a mail server refused
 * before, and erases enquiries that are due. Schedulers ask by GET or by POST; both need the secret. With `?verify=1` it also tells whether
 * mails would go out at all: while none is due, no mail server is even called.
 */
async function sendDue(request: Request): Promise<Response> {
  if (!knowsSecret(request.headers.get('authorization'), env.CRON_SECRET)) {
    return answer(401, { message: 'The secret is missing or wrong.' })
  }
  await purgeEnquiries()
  const off = notificationsOff()
  if (off) return answer(200, { message: `E-mail notifications are off: ${off}` })
  try {
    const delivery = await sendDueNotifications()
    const isAsked = new URL(request.url).searchParams.get('verify') === '1'
    return answer(200, isAsked ? { ...delivery, ...(await readinessToNotify()) } : delivery)
  } catch (error) {
    console.error(error)
    return answer(503, { message: 'The mails that are due could not be looked up.' })
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

export { sendDue as GET, sendDue as POST }
