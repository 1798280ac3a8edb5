'use server'

import { headers } from 'next/headers'
import { ActionError, ownerAction } from '@/lib/action'
import { deviceName } from '@/lib/device-name'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'
import { SupabaseError, throwIfFailed, unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { notify } from './deliver'
import { pushKeys } from './keys'
import { testNotice } from './notice'
import { getOwnDevices } from './queries'
import { deviceSchema, deviceTextSchema, knownSchema, subscriptionSchema } from './schema'

const NOT_ON = 'Notifications could not be switched on. Please try again.'
const TOO_MANY = 'Ten devices have notifications already. Switch one of them off first.'

/** Switches notifications on for the browser that made this subscription. */
export const addPushDevice = ownerAction(
  subscriptionSchema,
  NOT_ON,
  async ({ endpoint, keys }, owner) => {
    const client = await createSessionClient()
    const added = await client.rpc('add_push_device', {
      address: endpoint,
      key: keys.p256dh,
      secret: keys.auth,
      label: deviceName((await headers()).get('user-agent')),
    })
    try {
      return { data: { id: unwrap(added), devices: await getOwnDevices(owner.id) } }
    } catch (error) {
      if (error instanceof SupabaseError && error.code === 'PT409') throw new ActionError(TOO_MANY)
      throw error
    }
  },
)

/** Ties the device to this session; null where it was switched off elsewhere. */
export const keepPushDevice = ownerAction(
  knownSchema,
  'The notifications of this device could not be checked.',
  async ({ endpoint }) => {
    const client = await createSessionClient()
    const kept: string | null = unwrapMaybe(
      await client.rpc('keep_push_device', { address: endpoint }),
    )
    return { data: { id: kept } }
  },
)

export const setPushText = ownerAction(
  deviceTextSchema,
  'Failed to save this. Please try again.',
  async ({ id, shows_text }) => {
    const devices = (await createSessionClient()).from('push_devices')
    const changed = unwrap(await devices.update({ shows_text }).eq('id', id).select('id'))
    if (changed.length === 0) throw new ActionError(GONE)
    return undefined
  },
)

/** Repeated, it is switched off all the same. */
export const removePushDevice = ownerAction(
  deviceSchema,
  'Failed to switch notifications off. Please try again.',
  async ({ id }) => {
    const devices = (await createSessionClient()).from('push_devices')
    throwIfFailed(await devices.delete().eq('id', id))
    return { message: 'Notifications are off for this device' }
  },
)

const GONE = 'This device takes no notifications any more. Switch them on there again.'
const NOT_TAKEN = 'The push service of this device did not take it. Please try again later.'

/** At once and past the outbox: the owner waits for the answer. */
export const testPushDevice = ownerAction(
  deviceSchema,
  'Failed to send a test. Please try again.',
  async ({ id }, owner) => {
    const keys = pushKeys()
    if (!keys) throw new ActionError('Notifications are not set up on this site.')
    // The session may not read addresses, so ownership is asked for here.
    const row = createAdminClient().from('push_devices').select('endpoint, p256dh, auth')
    const device = unwrapMaybe(await row.eq('id', id).eq('user_id', owner.id).maybeSingle())
    if (!device) throw new ActionError(GONE)
    const outcome = await notify(device, id, testNotice, keys).catch((error: unknown) => {
      logFailure('A test notification could not be sent', error)
      throw new ActionError(NOT_TAKEN)
    })
    if (outcome === 'gone') throw new ActionError(GONE)
    return { message: 'Test sent. It should show up within seconds.' }
  },
)
