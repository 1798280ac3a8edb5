import { expectAccessible } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'

const HEIGHT = 844

for (const name of ['windows', 'doors', 'conservatories']) {
  test(`${name}: at most nine screens on a phone, with finished work near the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: HEIGHT })
    await page.goto(`/services/${name}`)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens).toBeLessThanOrEqual(9)
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'Get Free Quote' })).toBeInViewport()
    const work = await main.getByRole('region', { name: / we have (fitted|built)$/ }).boundingBox()
    expect(work?.y).toBeLessThan(1.5 * HEIGHT)
  })
}

test('the long parts of a service page open on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.goto('/services/windows')
  const main = page.locator('main')
  const words = main.getByText('a buyer’s solicitor is likely to ask for it')
  await expect(words).toBeHidden()
  await main.getByRole('heading', { name: 'Building Regulations' }).click()
  await expect(words).toBeVisible()
  await main.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true
  })
  await expect(main.getByText('Good for:').first()).toBeVisible()
  await expectAccessible(page)
})

test('the rules and the steps of the day stand open where there is room', async ({ page }) => {
  await page.goto('/services/doors')
  const rules = page.getByRole('region', { name: 'Worth knowing before you choose' })
  await expect(rules.getByRole('heading', { level: 3 })).toHaveCount(5)
  await expect(rules.getByText('As a rule it must be safety glass')).toBeVisible()
  const day = page.getByRole('region', { name: 'What happens when we come' })
  const steps = day.getByRole('heading', { level: 4 })
  const words = day.getByText('Sheets go down along the way in')
  await expect(steps).toHaveCount(6)
  await expect(words).toBeVisible()
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await expect(steps).toHaveCount(6)
  await expect(words).toBeHidden()
  await steps.first().click()
  await expect(words).toBeVisible()
})

test('paper shows what a narrow screen folds', { tag: DAILY }, async ({ page }) => {
  await page.setViewportSize({ width: 790, height: HEIGHT })
  await page.goto('/terms')
  const words = page.getByText('Tell us clearly, preferably in writing.')
  await expect(words).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(words).toBeVisible()
})

test('a kind on the services page leads to its part, unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Tilt and turn' }).click()
  const words = page.getByText('One handle, two movements').filter({ visible: true })
  await expect(words).toBeInViewport()
  await expect(page).toHaveURL(/\/services\/windows#tiltAndTurn$/)
})
