/** @jest-environment node */
jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { partAddresses, sitemapEntries, sitemapFiles, sitemapParts } from './sitemap'

const project = { slug: 'bay-window-in-durham', updatedAt: '2026-03-04 10:00:00.5+00' }

test('lists the addresses of specification §7 with their frequencies and priorities', () => {
  const table = sitemapEntries([project]).map(({ loc, changefreq, priority }) => [
    loc.replace('https://slw.example', ''),
    changefreq,
    priority,
  ])
  expect(table).toEqual([
    ['/', 'weekly', 1.0],
    ['/services', 'monthly', 0.9],
    ['/services/windows', 'monthly', 0.9],
    ['/services/doors', 'monthly', 0.9],
    ['/services/conservatories', 'monthly', 0.9],
    ['/projects', 'weekly', 0.8],
    ['/contact', 'monthly', 0.8],
    ['/privacy-policy', 'yearly', 0.3],
    ['/terms', 'yearly', 0.3],
    ['/projects/bay-window-in-durham', 'monthly', 0.7],
  ])
})

test('a project’s lastmod is its last change, to the millisecond', () => {
  expect(sitemapEntries([project]).at(-1)?.lastmod).toBe('2026-03-04T10:00:00.500Z')
})

test('is one document of absolute URLs', () => {
  const [{ name, xml } = { name: '', xml: '' }, ...more] = sitemapFiles([project])
  expect([name, more]).toEqual(['sitemap.xml', []])
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(xml.match(/<loc>https:\/\/slw\.example\//g)).toHaveLength(10)
})

const projects = (count: number, slug = 'bay-window-in-durham') =>
  Array.from({ length: count }, (_, n) => ({ slug: `${slug}-${n}`, updatedAt: project.updatedAt }))
const PAGES = sitemapEntries([]).length

test('50,000 addresses fit one sitemap, one more makes two parts and an index', () => {
  expect(sitemapParts(projects(50_000 - PAGES))).toHaveLength(1)
  const [first, second, ...more] = sitemapParts(projects(50_001 - PAGES))
  expect([first?.length, second?.length, more]).toEqual([50_000, 1, []])
  expect(second?.[0]?.loc).toBe(
    `https://slw.example/projects/bay-window-in-durham-${50_000 - PAGES}`,
  )
})

test('a full part with the longest addresses stays below 50 MB', () => {
  const longest = `${'x'.repeat(120)}-in-${'y'.repeat(120)}`
  const [{ xml } = { xml: '' }] = sitemapFiles(projects(50_000 - PAGES, longest))
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
})

test('parts lie at the root, each address is in one, and the index comes last', () => {
  const files = sitemapFiles(projects(12), 10)
  expect(files.map(({ name }) => name)).toEqual([
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
    'sitemap.xml',
  ])
  expect(partAddresses(2)).toEqual([
    'https://slw.example/sitemap-1.xml',
    'https://slw.example/sitemap-2.xml',
  ])
  const locations = files.map(({ xml }) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc),
  )
  expect(locations.at(-1)).toEqual(partAddresses(3))
  expect(new Set(locations.slice(0, -1).flat()).size).toBe(PAGES + 12)
})
