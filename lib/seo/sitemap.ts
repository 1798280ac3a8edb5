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

/**
 * Every page for search engines, with the frequencies and priorities of specification §7. `lastmod` is
 * set only where it is known to be true, or crawlers would stop trusting it.
 * @param projects the completed ones
 */
export function sitemapEntries(projects: readonly SitemapProject[]): ISitemapField[] {
  return [
    entry(routes.home, 'weekly', 1.0),
    entry(routes.services, 'monthly', 0.9),
    ...services.map((service) => entry(routes.service(service), 'monthly', 0.9)),
    entry(routes.projects, 'weekly', 0.8),
    entry(routes.contact, 'monthly', 0.8),
    entry(routes.privacy, 'yearly', 0.3, privacyPolicy.changed),
    entry(routes.terms, 'yearly', 0.3, termsOfService.changed),
    ...projects.map(({ slug, updatedAt }) =>
      entry(routes.project(slug), 'monthly', 0.7, new Date(updatedAt).toISOString()),
    ),
  ]
}

function entry(
  path: string,
  changefreq: Frequency,
  priority: number,
  lastmod?: string,
): ISitemapField {
  return { loc: absolute(path), lastmod, changefreq, priority }
}

/**
 * The protocol's limit of addresses per file. With the longest possible slugs that is below 30 MB, so its
 * other limit, 50 MB, is never reached.
 */
const MOST_IN_ONE = 50_000

/** Entries per file: one file as long as everything fits. */
export function sitemapParts(
  projects: readonly SitemapProject[],
  most = MOST_IN_ONE,
): ISitemapField[][] {
  const entries = sitemapEntries(projects)
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, part) =>
    entries.slice(part * most, (part + 1) * most),
  )
}

/** At the root of the site: a sitemap may only list addresses below its own folder. */
export function partAddresses(parts: number): string[] {
  return Array.from({ length: parts }, (_, part) => absolute(routes.sitemapPart(part + 1)))
}

export const sitemapHeaders = { 'Content-Type': 'application/xml; charset=utf-8' }

interface SitemapFile {
  name: string
  xml: string
}

/** The same files as served, for the stored copy; parts come before the index that names them. */
export function sitemapFiles(projects: readonly SitemapProject[], most?: number): SitemapFile[] {
  const builder = new SitemapBuilder()
  const parts = sitemapParts(projects, most).map((part) => builder.buildSitemapXml(part))
  const [everything = ''] = parts
  if (parts.length <= 1) return [{ name: 'sitemap.xml', xml: everything }]
  return [
    ...parts.map((xml, part) => ({ name: routes.sitemapPart(part + 1).slice(1), xml })),
    { name: 'sitemap.xml', xml: builder.buildSitemapIndexXml(partAddresses(parts.length)) },
  ]
}
