import type { APIRequestContext } from '@playwright/test'
import { DAILY } from '../support/daily'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { blocksOf, type Node, problemsOf } from '../support/structured-data'

async function graphOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const [block, ...more] = blocksOf(await (await request.get(path)).text())
  expect(more, `${path} has one block`).toEqual([])
  expect(block?.['@context']).toBe('https://schema.org')
  return block?.['@graph'] ?? []
}

const typesOf = (graph: Node[]) => graph.map((node) => node['@type'])

const expected: Record<string, string[]> = {
  '/': ['HomeAndConstructionBusiness', 'WebSite'],
  '/services': ['ItemList', 'BreadcrumbList'],
  '/services/windows': ['Service', 'BreadcrumbList'],
  '/services/doors': ['Service', 'BreadcrumbList'],
  '/services/conservatories': ['Service', 'BreadcrumbList'],
  '/projects': ['ItemList', 'BreadcrumbList'],
  '/projects/type/windows': ['ItemList', 'BreadcrumbList'],
  '/projects/in/durham': ['ItemList', 'BreadcrumbList'],
  '/contact': ['HomeAndConstructionBusiness', 'BreadcrumbList'],
  '/privacy-policy': ['BreadcrumbList'],
  '/terms': ['BreadcrumbList'],
}

for (const [path, types] of Object.entries(expected)) {
  test(`${path} tells search engines of ${types.join(' and ')}`, { tag: DAILY }, async ({
    request,
  }) => {
    const graph = await graphOf(request, path)
    expect(typesOf(graph)).toEqual(types)
    expect(graph.flatMap((node) => problemsOf(node))).toEqual([])
  })
}

test('every project describes itself and its pictures', { tag: DAILY }, async ({ request, db }) => {
  const { data: projects } = await db.from('projects').select('slug, title, project_images(id)')
  for (const { slug, title, project_images: images } of projects ?? []) {
    const graph = await graphOf(request, `/projects/${slug}`)
    expect(typesOf(graph)).toEqual(['CreativeWork', 'BreadcrumbList'])
    expect(graph.flatMap((node) => problemsOf(node))).toEqual([])
    expect(graph[0]?.name).toContain(title)
    expect([graph[0]?.image].flat()).toHaveLength(Math.min(images.length, 12))
  }
})

test('the business is open when the contact page says so, and serves its ten towns', async ({
  request,
  page,
}) => {
  const [business] = await graphOf(request, '/contact')
  const days = business?.openingHoursSpecification as { dayOfWeek: string }[]
  const named = days.map(({ dayOfWeek }) => dayOfWeek.replace('https://schema.org/', ''))
  await page.goto('/contact')
  const rows = page.getByRole('row').filter({ hasText: /am/ })
  await expect(rows).toHaveCount(named.length)
  for (const day of named) await expect(rows.filter({ hasText: day })).toHaveCount(1)
  expect(business?.areaServed).toHaveLength(10)
})

test('the way to a page is the one its breadcrumb bar shows', async ({ request, page }) => {
  for (const path of [
    '/services/doors',
    '/privacy-policy',
    '/projects/type/doors',
    '/projects/in/whitley-bay',
  ]) {
    const trail = (await graphOf(request, path)).find((node) => node['@type'] === 'BreadcrumbList')
    const steps = trail?.itemListElement as { name: string; item: string }[]
    await page.goto(path)
    const bar = page.getByRole('navigation', { name: 'Breadcrumb' })
    const links = await bar.getByRole('link').evaluateAll((found) =>
      found.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent,
        item: (link as HTMLAnchorElement).href,
      })),
    )
    expect(steps.slice(0, -1).map(({ name, item }) => ({ name, item }))).toEqual(links)
    expect(steps.at(-1)?.item).toBe(environment.baseUrl + path)
    await expect(bar.locator('[aria-current=page]')).toHaveText(steps.at(-1)?.name ?? '')
  }
})
