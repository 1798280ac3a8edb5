import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { tags } from './next/cached-read'

/** A database webhook's report of a changed row, without the row itself. */
export const changeSchema = z.object({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']),
  schema: z.literal('public'),
  table: z.enum(['projects', 'project_images', 'project_slugs', 'profiles']),
})

/** The cache tag of the pages that show a table's rows. */
export function tagOfTable(table: z.infer<typeof changeSchema>['table']) {
  return table === 'profiles' ? tags.profile : tags.projects
}

const BEARER = 'Bearer '

/**
 * Whether `authorization` carries the shared secret. Compares digests in constant time, so that timing
 * reveals neither length nor prefix.
 */
export function knowsSecret(authorization: string | null, secret: string | undefined): boolean {
  if (!secret || !authorization?.startsWith(BEARER)) return false
  return timingSafeEqual(digest(authorization.slice(BEARER.length)), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
