import type { Tables, TablesInsert } from '../lib/supabase/database.types'
import type { Db } from './fixtures'

/** A project of the demo owner's, made behind the site's back: the test that makes it removes it. */
export async function insertProject(
  db: Db,
  values: Partial<TablesInsert<'projects'>> = {},
): Promise<Tables<'projects'>> {
  const { data: profile } = await db.from('profiles').select('id').limit(1).single()
  const { data, error } = await db
    .from('projects')
    .insert({
      user_id: profile?.id ?? '',
      title: `Porch ${crypto.randomUUID()}`,
      location: 'Durham',
      description: 'For a moment.',
      start_date: '2026-01-05',
      ...values,
    })
    .select()
    .single()
  if (error) throw new Error(error.message)
  return data
}
