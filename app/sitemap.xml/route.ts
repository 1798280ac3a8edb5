import { getServerSideSitemap } from 'next-sitemap'
import { townAddress } from '@/lib/projects/addresses'
import { listTowns } from '@/lib/projects/in-towns'
import { listCompletedForSitemap } from '@/lib/projects/queries'
import { sitemapEntries } from '@/lib/seo/sitemap'

/** Cached and invalidated like the pages. */
export async function GET(): Promise<Response> {
  const [projects, towns] = await Promise.all([listCompletedForSitemap(), listTowns()])
  return getServerSideSitemap(sitemapEntries(projects, towns.map(townAddress)), {
    'Content-Type': 'application/xml; charset=utf-8',
  })
}
