'use server'

import { updateTag } from 'next/cache'
import { ownerAction } from '@/lib/action'
import { tags } from '@/lib/cached-read'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { nameSchema } from './schema'

/** First name, and the company name that the site wears. Works when there is no profile row yet. */
export const saveName = ownerAction(nameSchema, 'Failed to update name', async (name, owner) => {
  const client = await createSessionClient()
  const saved = unwrap(
    await client
      .from('profiles')
      .upsert({ id: owner.id, ...name })
      .select('id'),
  )
  if (saved.length === 0) throw new Error('No profile row was written')
  updateTag(tags.profile)
  return { message: 'Name updated successfully' }
})
