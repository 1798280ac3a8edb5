import type { SupabaseClient } from '@supabase/supabase-js'
import { fromBase32, STEP_S, totp } from '../../tools/embedded-backend/auth/totp'

/** The code that an authenticator app shows; the service also takes the one before and after. */
export const codeOf = (key: string, steps: -1 | 0 | 1 = 0) =>
  totp(fromBase32(key), Date.now() / 1000 + steps * STEP_S)

/** Enrols a factor and confirms it with the present code. @returns its id and key */
export async function enrol({ auth: { mfa } }: SupabaseClient) {
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: crypto.randomUUID(),
  })
  if (error) throw error
  const { id } = data
  const key = data.totp.secret
  const confirmed = await mfa.challengeAndVerify({ factorId: id, code: codeOf(key) })
  if (confirmed.error) throw confirmed.error
  return { id, key }
}
