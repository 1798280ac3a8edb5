import { type DemoContext, must } from './context.ts'
import { demoProfile } from './profile.ts'
import { putEnquiries } from './put-enquiries.ts'
import { putProjects } from './put-projects.ts'

/** Stores one owner's demo content; a repeated call adds what is missing. */
export async function putDemoContent(context: DemoContext): Promise<void> {
  const { client, ownerId } = context
  must(await client.from('profiles').upsert({ id: ownerId, ...demoProfile }))
  await putProjects(context)
  await putEnquiries(context)
}
