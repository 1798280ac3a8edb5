import { getServerSideSitemap } from 'next-sitemap'
import { listCompletedForSitemap } from '@/lib/projects/queries'
import { sitemapEntries } from '@/lib/seo/sitemap'

/** Made once and again after each change of a project, like the pages. */
export async function GET(): Promise<Response> {
  const projects = await listCompletedForSitemap()
  return getServerSideSitemap(sitemapEntries(projects), {
    'Content-Type': 'application/xml; charset=utf-8',
  })
}
