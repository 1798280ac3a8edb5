import 'server-only'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed } from '@/lib/supabase/unwrap'

/**
 * Erases some of what was deleted or held back 90 days ago, as every write of an enquiry does: the
 * privacy page promises it for quiet times too.
 */
export async function purgeEnquiries(): Promise<void> {
  try {
    throwIfFailed(await createAdminClient().rpc('purge_enquiries'))
  } catch (error) {
    console.error('Enquiries that are due could not be erased', error)
  }
}
