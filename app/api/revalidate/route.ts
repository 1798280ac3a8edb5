import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { answer, secretCall } from '@/lib/auth/secret-call'
import { shownTables, tagOfTable, tags } from '@/lib/next/tags'
import { copySitemap } from '@/lib/projects/sitemap-copy'

/** A database webhook's report of a changed row, without the row itself. */
const changeSchema = z.object({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']),
  schema: z.literal('public'),
  table: z.enum(shownTables),
})

/** For a database webhook: publishes changes made outside the site at once, in the sitemap's copy too. */
export const POST = secretCall('REVALIDATE_SECRET', async (request) => {
  const change = changeSchema.safeParse(await request.json().catch(() => null))
  if (!change.success) return answer(400, { message: 'No public page shows this table.' })
  const tag = tagOfTable[change.data.table]
  revalidateTag(tag, { expire: 0 })
  if (tag === tags.projects) after(copySitemap)
  return answer(200, { message: 'Public pages are being updated.' })
})
