import { environment } from './environment'

export type PublicTable =
  | 'projects'
  | 'project_images'
  | 'project_slugs'
  | 'profiles'
  | 'reviews'
  | 'accreditations'

/** What a database webhook sends after a change made outside the site. */
export async function sendWebhook(
  table: PublicTable | string,
  secret = environment.revalidateSecret,
): Promise<Response> {
  return fetch(`${environment.baseUrl}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'UPDATE', schema: 'public', table, record: {}, old_record: {} }),
  })
}

/** Makes public pages anew after a test has changed rows behind the site's back. */
export async function showChange(table: PublicTable): Promise<void> {
  const response = await sendWebhook(table)
  if (!response.ok) throw new Error(`The webhook was answered ${response.status}`)
}
