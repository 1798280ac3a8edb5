import { ProjectListPage } from '../pages/project-list-page'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { showChange } from '../support/webhook'

test.use({ reducedMotion: 'reduce' })

test('pointing at a card with a pair shows and loads its before, a phone loads none', async ({
  page,
  db,
}) => {
  const set = crypto.randomUUID()
  const made = await makeProject(db, { created_at: '2099-01-01' }, [
    { image_type: 'before', image_set_id: set },
    { image_type: 'after', image_set_id: set },
  ])
  try {
    await showChange('projects')
    const list = new ProjectListPage(page)
    const card = list.card(made.title)
    const before = card.getByAltText(/, before$/)
    const isLoaded = () => before.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/projects')
    await expect(card.getByAltText(/, after$/)).toBeVisible()
    await card.hover()
    await expect(before).toBeHidden()
    expect(await isLoaded()).toBe(false)
    await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact#quote',
    )

    // Away from where the card comes to stand.
    await page.mouse.move(0, 0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/projects')
    await expect(card.getByAltText(/, after$/)).toBeVisible()
    expect(await isLoaded()).toBe(false)
    await card.hover()
    await expect(before).toBeVisible()
    await expect.poll(isLoaded).toBe(true)
    await page.mouse.move(0, 0)
    await expect(before).toBeHidden()
    await card.getByRole('link').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(before).toBeVisible()
  } finally {
    await removeProject(db, made)
  }
})

test('a click on the status of a card opens its project', async ({ page }) => {
  const title = 'Composite front door in sage green'
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/projects')
  const status = new ProjectListPage(page).card(title).getByText('Completed', { exact: true })
  // The card's link lies above it.
  await status.click({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('down a phone’s list, all but the first and the largest have a small picture beside the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects')
  const placesOf = async (title: string) => {
    const card = page.getByRole('article').filter({ hasText: title })
    const picture = card.locator('img, svg').first()
    const boxes = [picture, card.getByRole('heading')].map((part) => part.boundingBox())
    const [above, below] = await Promise.all(boxes)
    if (!above || !below) throw new Error(`The card '${title}' is not there`)
    return { isBeside: below.x > above.x + above.width, isBelow: below.y > above.y + above.height }
  }
  for (const title of ['Lean-to conservatory', 'Composite front door']) {
    expect(await placesOf(title)).toEqual({ isBeside: true, isBelow: false })
  }
  for (const title of ['Sash-style windows for a terrace', 'Bi-fold doors']) {
    expect(await placesOf(title)).toEqual({ isBeside: false, isBelow: true })
  }
})
