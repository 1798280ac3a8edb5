import { throwIfFailed } from '../../lib/supabase/unwrap.ts'
import type { DemoContext } from './context.ts'
import { putEnquiries } from './put-enquiries.ts'
import { putProjects } from './put-projects.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Plainly a demonstration: an example address and a number reserved for drama. */
const demoProfile = {
  full_name: 'Demo Owner',
  company_name: 'SLW Windows, Doors & Conservatories',
  contact_email: 'hello@example.com',
  contact_phone: '0191 498 0123',
  // specification §3: the default week.
  business_hours: [
    ...weekdays.map((day) => ({ day, isOpen: true, openTime: '09:00', closeTime: '17:00' })),
    ...['Saturday', 'Sunday'].map((day) => ({
      day,
      isOpen: false,
      openTime: '10:00',
      closeTime: '14:00',
    })),
  ],
}

/** Stores one owner's demo content; a repeated call adds what is missing. */
export async function putDemoContent(context: DemoContext): Promise<void> {
  const { client, ownerId } = context
  throwIfFailed(await client.from('profiles').upsert({ id: ownerId, ...demoProfile }))
  await putProjects(context)
  await putEnquiries(context)
}
