import { type ISitemapField, SitemapBuilder } from 'next-sitemap'
import { privacyPolicy } from '@/lib/content/privacy'
import { termsOfService } from '@/lib/content/terms'
import { routes, type ServiceSlug } from '@/lib/routes'
import { absolute } from './absolute'

export interface SitemapProject {
  slug: string
  /** Any form that Date parses; picture changes count too. */
  updatedAt: string
}

const services = ['windows', 'doors', 'conservatories'] as const satisfies ServiceSlug[]

type Frequency = 'weekly' | 'monthly' | 'yearly'

/** The protocol's limit of addresses. */
const MOST_ENTRIES = 50_000

/**
 * Every page for search engines, with the frequencies and priorities of specification §7. `lastmod` is
 * set only where it is known to be true, or crawlers would stop trusting it.
 * @param projects the completed ones
 * @param lists addresses of the towns' lists
 */
export function sitemapEntries(
  projects: readonly SitemapProject[],
  lists: readonly string[],
): ISitemapField[] {
  const entries = [
    entry(routes.home, 'weekly', 1.0),
    entry(routes.services, 'monthly', 0.9),
    ...services.map((service) => entry(routes.service(service), 'monthly', 0.9)),
    entry(routes.projects, 'weekly', 0.8),
    entry(routes.contact, 'monthly', 0.8),
    entry(routes.privacy, 'yearly', 0.3, privacyPolicy.changed),
    entry(routes.terms, 'yearly', 0.3, termsOfService.changed),
    ...lists.map((path) => entry(path, 'weekly', 0.6)),
    ...projects.map(({ slug, updatedAt }) =>
      entry(routes.project(slug), 'monthly', 0.7, new Date(updatedAt).toISOString()),
    ),
  ]
  return entries.slice(0, MOST_ENTRIES)
}

function entry(
  path: string,
  changefreq: Frequency,
  priority: number,
  lastmod?: string,
): ISitemapField {
  return { loc: absolute(path), lastmod, changefreq, priority }
}

/** The stored copy; /sitemap.xml serves the same. */
export const sitemapXml = (projects: readonly SitemapProject[], lists: readonly string[]) =>
  new SitemapBuilder().buildSitemapXml(sitemapEntries(projects, lists))
