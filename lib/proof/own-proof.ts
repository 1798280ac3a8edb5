import 'server-only'
import { env } from '@/lib/env'
import { smallLogoOn } from '@/lib/profile/site-profile'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { accreditationLimits, reviewLimits } from './limits'

/** Newest ones a review can belong to. */
const PROJECTS_TO_CHOOSE = 300

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>[number]

/** In the order of the pages. */
export async function listOwnReviews(ownerId: string) {
  const client = await createSessionClient()
  return unwrap(
    await client
      .from('reviews')
      .select(
        'id, name, town, given_on, words, source_url, project_id, is_example, projects(title, location)',
      )
      .eq('user_id', ownerId)
      .order('position', { nullsFirst: true })
      .order('given_on', { ascending: false })
      .order('id')
      .limit(reviewLimits.count),
  )
}

export type OwnAccreditation = Awaited<ReturnType<typeof listOwnAccreditations>>[number]

export async function listOwnAccreditations(ownerId: string) {
  const client = await createSessionClient()
  const rows = unwrap(
    await client
      .from('accreditations')
      .select('id, name, number, link_url, logo_url, logo_formats, is_example')
      .eq('user_id', ownerId)
      .order('position', { nullsFirst: false })
      .order('created_at')
      .order('id')
      .limit(accreditationLimits.count),
  )
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
