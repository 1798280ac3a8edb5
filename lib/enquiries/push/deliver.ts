import 'server-only'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed, unwrap } from '@/lib/supabase/unwrap'
import { type Delivery, deliverDue } from '../deliver-due'
import { type PushKeys, pushKeys } from './keys'
import { type Notice, noticeOf, type Push } from './notice'
import { type Outcome, type Subscription, send } from './send'

interface Due extends Push, Subscription {
  id: number
  device: string
}

/** Sends the due notifications to the owners' devices. Without keys nothing is claimed. */
export async function sendDuePushes(): Promise<Delivery> {
  const keys = pushKeys()
  if (!keys) return { sent: 0, failed: 0 }
  const database = createAdminClient()
  const mark = async (id: number, change: { sent_at?: string; last_error: string | null }) =>
    throwIfFailed(await database.from('outbox').update(change).eq('id', id).is('sent_at', null))

  return deliverDue<Due>({
    claim: async (most) => unwrap(await database.rpc('claim_pushes', { most })),
    // Each device has its own push service.
    endsWithFailure: false,
    async deliver(due) {
      try {
        const outcome = await notify(due, due.device, noticeOf(due), keys)
        // With a device that is gone the row is gone too.
        if (outcome === 'sent') await mark(due.id, { sent_at: now(), last_error: null })
        return true
      } catch (error) {
        logFailure('A notification could not be sent', error)
        await mark(due.id, { last_error: String(error).slice(0, 1000) })
        return false
      }
    },
  })
}

/** Sends to one device, notes that it works, or forgets it where it takes no message again. */
export async function notify(
  to: Subscription,
  device: string,
  notice: Notice,
  keys: PushKeys,
): Promise<Outcome> {
  const devices = createAdminClient().from('push_devices')
  const outcome = await send(to, notice, keys)
  throwIfFailed(
    outcome === 'gone'
      ? await devices.delete().eq('id', device).eq('endpoint', to.endpoint)
      : await devices.update({ last_used_at: now() }).eq('id', device),
  )
  return outcome
}

const now = () => new Date().toISOString()
