import { getServerSideSitemap, getServerSideSitemapIndex } from 'next-sitemap'
import { listCompletedForSitemap } from '@/lib/projects/queries'
import { partAddresses, sitemapHeaders, sitemapParts } from '@/lib/seo/sitemap'

/** Made once and again after each change of a project, like the pages. */
export async function GET(): Promise<Response> {
  const [everything = [], ...more] = sitemapParts(await listCompletedForSitemap())
  return more.length > 0
    ? getServerSideSitemapIndex(partAddresses(1 + more.length), sitemapHeaders)
    : getServerSideSitemap(everything, sitemapHeaders)
}
