import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { answer, refused } from '@/lib/auth/scheduled-call'
import { env } from '@/lib/env'
import { tags } from '@/lib/next/cached-read'
import { copySitemap } from '@/lib/projects/sitemap-copy'
import { changeSchema, knowsSecret, tagOfTable } from '@/lib/webhook'

/**
 * For a database webhook on projects, project_images, project_slugs and profiles: publishes changes
 * made outside the site at once, in the sitemap's copy too.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request.headers.get('authorization'), env.REVALIDATE_SECRET)) {
    refused(request)
    return answer(401, { message: 'The secret is missing or wrong.' })
  }
  const change = changeSchema.safeParse(await request.json().catch(() => null))
  if (!change.success) return answer(400, { message: 'No public page shows this table.' })
  const tag = tagOfTable(change.data.table)
  revalidateTag(tag, { expire: 0 })
  if (tag === tags.projects) after(copySitemap)
  return answer(200, { message: 'Public pages are being updated.' })
}
