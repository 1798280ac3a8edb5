import 'server-only'
import { ActionError } from '@/lib/action'
import type { Owner } from '@/lib/auth/queries'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrapMaybe } from '@/lib/supabase/unwrap'

/**
 * The project of an owner's picture. Row-level security refuses others too; this gives the specified message.
 */
export async function projectOf(imageId: string, owner: Owner, failure: string): Promise<string> {
  const client = await createSessionClient()
  const reading = client
    .from('project_images')
    .select('id, project_id, projects!inner(user_id)')
    .eq('id', imageId)
    .eq('projects.user_id', owner.id)
  const image = unwrapMaybe(await reading.maybeSingle())
  if (!image) throw new ActionError(failure)
  return image.project_id
}
