import 'server-only'
import { env } from '@/lib/env'
import { smallLogoOn } from '@/lib/profile/site-profile'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { reviewLimits } from './limits'
import { inOrder, REVIEW_COLUMNS, selectAccreditations } from './queries'

/** Newest ones a review can belong to. */
const PROJECTS_TO_CHOOSE = 300

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>[number]

/** In the order of the pages. */
export async function listOwnReviews(ownerId: string) {
  const client = await createSessionClient()
  const own = client
    .from('reviews')
    .select(`${REVIEW_COLUMNS}, project_id, projects(title, location)`)
    .eq('user_id', ownerId)
  return unwrap(await inOrder(own).limit(reviewLimits.count))
}

export type OwnAccreditation = Awaited<ReturnType<typeof listOwnAccreditations>>[number]

export async function listOwnAccreditations(ownerId: string) {
  const client = await createSessionClient()
  const rows = unwrap(await selectAccreditations(client).eq('user_id', ownerId))
  return rows.map(({ logo_url, logo_formats, ...row }) => ({
    ...row,
    logo: smallLogoOn(env.NEXT_PUBLIC_SUPABASE_URL, { logo_url, logo_formats }),
  }))
}

export type ChosenProject = Awaited<ReturnType<typeof listProjectsToChoose>>[number]

export async function listProjectsToChoose(ownerId: string) {
  const client = await createSessionClient()
  return unwrap(
    await client
      .from('projects')
      .select('id, title, location')
      .eq('user_id', ownerId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PROJECTS_TO_CHOOSE),
  )
}

/** Who asks for a review, and where it is left. */
export interface Asking {
  company: string | null
  address: string | null
}

export async function getAsking(ownerId: string): Promise<Asking> {
  const client = await createSessionClient()
  const own = client.from('profiles').select('company_name, review_url').eq('id', ownerId)
  const row = unwrapMaybe(await own.maybeSingle())
  return { company: row?.company_name ?? null, address: row?.review_url ?? null }
}
