import { defaultHours } from '../../lib/profile/hours.ts'
import { throwIfFailed } from '../../lib/supabase/unwrap.ts'
import type { DemoContext } from './context.ts'
import { putProof } from './proof.ts'
import { putEnquiries } from './put-enquiries.ts'
import { putProjects } from './put-projects.ts'

/** Plainly a demonstration: an example address and a number reserved for drama. */
const demoProfile = {
  full_name: 'Demo Owner',
  company_name: 'SLW Windows, Doors & Conservatories',
  contact_email: 'hello@example.com',
  contact_phone: '0191 498 0123',
  registered_address: '1 Example Street, Sunderland',
  business_hours: defaultHours,
}

/** Stores one owner's demo content; a repeated call adds what is missing. */
export async function putDemoContent(context: DemoContext): Promise<void> {
  const { client, ownerId } = context
  throwIfFailed(await client.from('profiles').upsert({ id: ownerId, ...demoProfile }))
  await putProjects(context)
  await putProof(context)
  await putEnquiries(context)
}
