import { getServerSideSitemap } from 'next-sitemap'
import { listCompletedForSitemap } from '@/lib/projects/queries'
import { sitemapHeaders, sitemapParts } from '@/lib/seo/sitemap'

/** Reached as /sitemap-1.xml (next.config.ts); there is none while everything fits into /sitemap.xml. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ n: string }> },
): Promise<Response> {
  const parts = sitemapParts(await listCompletedForSitemap())
  const part = parts.length > 1 ? parts[Number((await params).n) - 1] : undefined
  if (!part) return new Response('This part of the sitemap does not exist.', { status: 404 })
  return getServerSideSitemap(part, sitemapHeaders)
}
