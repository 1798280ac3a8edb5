import { areas } from '../../lib/content/areas'
import { claims } from '../../lib/content/home'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { showChange } from '../support/webhook'

test('public answers carry the security headers, no cookie, and nothing of the back office', {
  tag: DAILY,
}, async ({ request }) => {
  for (const path of ['/', '/projects', '/contact', '/bodhi']) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toBeTruthy()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('home: quote, claims, a comparison, areas and the banner', { tag: DAILY }, async ({
  page,
}) => {
  await page.goto('/')
  const main = page.locator('main')
  const quotes = main.getByRole('link', { name: 'Get Free Quote' })
  await expect(quotes).toHaveCount(2)
  for (const quote of await quotes.all()) {
    await expect(quote).toHaveAttribute('href', '/contact#quote')
  }
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact#quote',
  )
  const stands = main.getByRole('list', { name: 'Why choose us' })
  await expect(stands.getByRole('listitem')).toContainText(claims.map(({ title }) => title))
  // A large one, and one beside a customer's words.
  await expect(main.getByRole('slider')).toHaveCount(2)
  const compared = main.getByRole('region', { name: 'The same view, before and after' })
  const shown = await compared.getByRole('link').getAttribute('href')
  const latest = main.getByRole('region', { name: 'Latest completed projects' })
  await expect(latest.locator(`a[href="${shown}"]`)).toHaveCount(0)
  const towns = main.getByRole('region', { name: /across the North East$/ })
  for (const area of areas) await expect(towns).toContainText(area)
  await expect(towns.getByRole('link', { name: 'Durham' })).toHaveAttribute(
    'href',
    '/projects/in/durham',
  )
})

test('a legal text ends with the ways to ask about it', async ({ page }) => {
  for (const path of ['/terms', '/privacy-policy']) {
    await page.goto(path)
    const end = page.getByRole('region', { name: 'Is anything unclear? Ask us.' })
    await expect(end.getByRole('link')).toHaveText([
      'hello@example.com',
      '0191 498 0123',
      'Contact Us',
    ])
  }
})

test('home compares an older job where the latest show no before and after', async ({
  page,
  db,
}) => {
  const made: Awaited<ReturnType<typeof makeProject>>[] = []
  const finished = (day: number) => ({ completion_date: `2099-01-0${day}` })
  const pair = (image_set_id: string) =>
    (['before', 'after'] as const).map((image_type) => ({ image_type, image_set_id }))
  try {
    const older = await makeProject(db, finished(1), pair(crypto.randomUUID()))
    made.push(older)
    // Both kinds of pictures, but of two sets.
    const halves = [crypto.randomUUID(), crypto.randomUUID()].flatMap((set, index) =>
      pair(set).slice(index, index + 1),
    )
    made.push(await makeProject(db, finished(2), halves))
    for (const day of [3, 4, 5]) made.push(await makeProject(db, finished(day)))
    const unfinished = { ...finished(6), status: 'in_progress' }
    made.push(await makeProject(db, unfinished, pair(crypto.randomUUID())))
    await showChange('projects')
    await page.goto('/')
    const comparison = page.getByRole('region', { name: 'The same view, before and after' })
    await expect(comparison.getByRole('link')).toHaveAttribute('href', `/projects/${older.slug}`)
    await expect(comparison.getByRole('slider')).toBeVisible()
  } finally {
    for (const project of made) await removeProject(db, project)
  }
})

test('/services: three blocks that lead on, and a call to get in touch', { tag: DAILY }, async ({
  page,
}) => {
  await page.goto('/services')
  const learnMore = page.locator('main').getByRole('link', { name: /^Learn More/ })
  const targets = await learnMore.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  const services = ['windows', 'doors', 'conservatories'].map((name) => `/services/${name}`)
  expect(targets).toEqual(services)
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact#quote')
  for (const path of services) {
    await page.goto(path)
    const reasons = page.getByRole('region', { name: 'Three good reasons' })
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(3)
    const towns = page.getByRole('region', { name: /across the North East$/ })
    for (const area of areas) await expect(towns).toContainText(area)
    // To work of this kind alone, where there is some.
    await expect(towns.getByRole('link', { name: 'Gateshead' })).toHaveAttribute(
      'href',
      path.replace('/services', '/projects/in/gateshead'),
    )
    const isInDurham = path !== '/services/conservatories'
    await expect(towns.getByRole('link', { name: 'Durham' })).toHaveCount(isInDurham ? 1 : 0)
  }
})
