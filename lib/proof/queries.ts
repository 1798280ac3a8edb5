import 'server-only'
import { cacheTag } from 'next/cache'
import { env } from '@/lib/env'
import { cachedRead } from '@/lib/next/cached-read'
import { tags } from '@/lib/next/tags'
import { COVER_PAIR_COLUMNS, onlyCoverPair } from '@/lib/projects/cover'
import { serviceFlags, serviceTypes } from '@/lib/projects/schema'
import type { Town } from '@/lib/projects/towns'
import type { ServiceSlug } from '@/lib/routes'
import { createPublicClient } from '@/lib/supabase/public'
import { timedFetch } from '@/lib/supabase/timed-fetch'
import { unwrap } from '@/lib/supabase/unwrap'
import { accreditationLimits } from './limits'
import { type Accreditation, type Review, toAccreditation, toReview } from './rows'

/** Of which a page shows three, and folds the others. */
const MOST = 12

const OF_PROJECT = 6

export const REVIEW_COLUMNS = 'id, name, town, given_on, words, source_url, is_example' as const

/** Of the project that a review speaks of. */
const WORK_COLUMNS = `slug, title, location, ${COVER_PAIR_COLUMNS}` as const

interface Ordered<Query> {
  order(column: string, options?: { ascending?: boolean; nullsFirst?: boolean }): Query
}

/** As the owner put them, the newest first until then. */
export function inOrder<Query extends Ordered<Query>>(query: Query): Query {
  return query
    .order('position', { nullsFirst: true })
    .order('given_on', { ascending: false })
    .order('id')
}

/** The company's first reviews. */
export async function listReviews(): Promise<Review[]> {
  'use cache'
  cacheTag(tags.proof, tags.projects)
  return cachedRead('Reviews', () => readReviews(), [])
}

async function readReviews(town?: Town): Promise<Review[]> {
  const all = createPublicClient()
    .from('reviews')
    .select(`${REVIEW_COLUMNS}, projects(${WORK_COLUMNS})`)
  const query = town ? all.eq('town', town) : all
  return unwrap(await onlyCoverPair(inOrder(query), 'projects.').limit(MOST)).map(toReview)
}

/** Those of one project. */
export async function listReviewsOf(projectId: string): Promise<Review[]> {
  'use cache'
  cacheTag(tags.proof, tags.projects)
  const read = async () => {
    const query = createPublicClient()
      .from('reviews')
      .select(REVIEW_COLUMNS)
      .eq('project_id', projectId)
    return unwrap(await inOrder(query).limit(OF_PROJECT)).map(toReview)
  }
  return cachedRead('Reviews of a project', read, [])
}

/** From customers in this town. */
export async function listReviewsIn(town: Town): Promise<Review[]> {
  'use cache'
  cacheTag(tags.proof, tags.projects)
  return cachedRead('Reviews of a town', () => readReviews(town), [])
}

/** Reviews of projects with this service; if two or more show it alone, only those. Without any, all reviews. */
export async function listReviewsOfKind(service: ServiceSlug): Promise<Review[]> {
  'use cache'
  cacheTag(tags.proof, tags.projects)
  const read = async () => {
    const query = createPublicClient()
      .from('reviews')
      .select(
        `${REVIEW_COLUMNS}, projects!inner(${WORK_COLUMNS}, has_windows, has_doors, has_conservatories)`,
      )
      .eq(`projects.${serviceFlags[service]}`, true)
    const ofKind = unwrap(await onlyCoverPair(inOrder(query), 'projects.').limit(MOST))
    const kinds = ({ projects }: (typeof ofKind)[number]) =>
      serviceTypes.filter((type) => projects[serviceFlags[type]]).length
    if (ofKind.length === 0) return readReviews()
    const alone = ofKind.filter((review) => kinds(review) === 1)
    return (alone.length > 1 ? alone : ofKind).map(toReview)
  }
  return cachedRead('Reviews of a service', read, [])
}

/** As the owner put them, the oldest first until then. */
export function selectAccreditations(client: ReturnType<typeof createPublicClient>) {
  return client
    .from('accreditations')
    .select('id, name, number, link_url, logo_url, logo_formats, is_example')
    .order('position', { nullsFirst: false })
    .order('created_at')
    .order('id')
    .limit(accreditationLimits.count)
}

/** A page should not wait long for its footer. */
const FRAME_TIMEOUT_MS = 4_000

/** For the footer, which every page has, and home: none after a failed read. */
export async function listAccreditations(): Promise<Accreditation[]> {
  'use cache'
  cacheTag(tags.proof)
  const read = async () => {
    const client = createPublicClient(timedFetch(FRAME_TIMEOUT_MS))
    return unwrap(await selectAccreditations(client)).map((row) =>
      toAccreditation(row, env.NEXT_PUBLIC_SUPABASE_URL),
    )
  }
  return cachedRead('Accreditations', read, [], { always: true })
}
