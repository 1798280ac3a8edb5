import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { isPushAddress } from './address'

const address = z.string().refine(isPushAddress)

/** A browser's subscription, as it writes it (PushSubscriptionJSON). */
export const subscriptionSchema = z.object({
  endpoint: address,
  keys: z.object({
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/)
      .refine(isPoint),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
  }),
})

export const knownSchema = z.object({ endpoint: z.string().max(2000) })
export const deviceSchema = z.object({ id: z.uuid() })
export const deviceTextSchema = deviceSchema.extend({ shows_text: z.boolean() })

/** Of the curve that messages are encrypted on. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}
