/** @jest-environment node */
jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { sitemapEntries, sitemapXml } from './sitemap'

const project = { slug: 'bay-window-in-durham', updatedAt: '2026-03-04 10:00:00.5+00' }

test('lists the addresses of specification §7 and the towns’ lists with their frequencies and priorities', () => {
  const table = sitemapEntries([project], ['/projects/in/durham']).map(
    ({ loc, changefreq, priority }) => [
      loc.replace('https://slw.example', ''),
      changefreq,
      priority,
    ],
  )
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
    ['/projects/in/durham', 'weekly', 0.6],
    ['/projects/bay-window-in-durham', 'monthly', 0.7],
  ])
})

test('a project’s lastmod is its last change, to the millisecond', () => {
  expect(sitemapEntries([project], []).at(-1)?.lastmod).toBe('2026-03-04T10:00:00.500Z')
})

test('is one document of absolute URLs', () => {
  const xml = sitemapXml([project], [])
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(xml.match(/<loc>https:\/\/slw\.example\//g)).toHaveLength(10)
})

test('keeps within the protocol’s 50,000 addresses', () => {
  expect(
    sitemapEntries(
      Array.from({ length: 50_000 }, () => project),
      [],
    ),
  ).toHaveLength(50_000)
})
