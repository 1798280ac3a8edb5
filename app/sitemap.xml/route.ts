import { getServerSideSitemap } from 'next-sitemap'
import { listCompletedForSitemap } from '@/lib/projects/queries'
import { sitemapEntries } from '@/lib/seo/sitemap'

/** Cached and invalidated like the pages. */
export async function GET(): Promise<Response> {
  return getServerSideSitemap(sitemapEntries(await listCompletedForSitemap()), {
    'Content-Type': 'application/xml; charset=utf-8',
  })
}
