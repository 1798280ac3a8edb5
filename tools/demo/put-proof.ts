import { throwIfFailed } from '../../lib/supabase/unwrap.ts'
import { type DemoContext, dateOnly, daysAgo, demoId } from './context.ts'
import { demoAccreditations, demoReviews } from './proof.ts'

/** Reviews of the projects, and accreditations. */
export async function putProof(context: DemoContext): Promise<void> {
  const { client, ownerId: user_id } = context
  const reviews = demoReviews.map(({ key, project, name, town, words, daysAgo: age }) => ({
    id: demoId(context, key),
    ...{ user_id, name, town, words, is_example: true },
    given_on: dateOnly(daysAgo(context, age)),
    project_id: project ? demoId(context, project) : null,
  }))
  throwIfFailed(await client.from('reviews').upsert(reviews))
  const accreditations = demoAccreditations.map(({ key, ...row }) => ({
    ...{ id: demoId(context, key), user_id, ...row, is_example: true },
  }))
  throwIfFailed(await client.from('accreditations').upsert(accreditations))
}
