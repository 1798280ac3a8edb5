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

test('without a photo, a drawing is lower down the list of a phone than where cards slide', async ({
  page,
  db,
}) => {
  const made = await makeProject(db, { created_at: '2099-01-01', completion_date: '2099-01-01' })
  try {
    await showChange('projects')
    await page.setViewportSize({ width: 390, height: 844 })
    const card = page.getByRole('article').filter({ hasText: made.title })
    const height = async () => {
      await expect(card).toBeVisible()
      const [drawing, title] = [card.locator('svg'), card.getByRole('heading')]
      const [above, below] = await Promise.all([drawing.boundingBox(), title.boundingBox()])
      if (!above || !below) throw new Error('The card is not there')
      expect(below.y).toBeGreaterThan(above.y + above.height)
      return below.y - above.y
    }
    await page.goto('/')
    const sliding = await height()
    await page.goto('/projects')
    expect(await height()).toBeLessThan(sliding)
  } finally {
    await removeProject(db, made)
  }
})
