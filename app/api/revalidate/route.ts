import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { refused } from '@/lib/auth/scheduled-call'
import { env } from '@/lib/env'
import { tags } from '@/lib/next/cached-read'
import { copySitemap } from '@/lib/projects/sitemap-copy'
import { changeSchema, knowsSecret, tagOfTable } from '@/lib/webhook'

/**
 * For a database webhook on projects, project_images, project_slugs and profiles: changes made
 * outside the site are public at once, and reach the copy of the sitemap.
 */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request.headers.get('authorization'), env.REVALIDATE_SECRET)) {
    refused(request)
    return answer(401, 'The secret is missing or wrong.')
  }
  const change = changeSchema.safeParse(await request.json().catch(() => null))
  if (!change.success) return answer(400, 'No public page shows this table.')
  const tag = tagOfTable(change.data.table)
  revalidateTag(tag, { expire: 0 })
  if (tag === tags.projects) after(copySitemap)
  return answer(200, 'Public pages are being updated.')
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } })
}
