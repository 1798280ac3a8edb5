import { ProjectPage } from '../pages/project-page'
import { expectAccessible } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeFullProject, removeProject } from '../support/made-project'

test.use({ reducedMotion: 'reduce' })

let project: MadeProject

test.beforeAll(async ({ db }) => {
  project = await makeFullProject(db)
})
test.afterAll(async ({ db }) => removeProject(db, project))

test('Back closes an open picture, Escape leaves no trace, and Back then leaves the page', async ({
  page,
}) => {
  await page.goto('/contact')
  const projectPage = new ProjectPage(page)
  await projectPage.open(project.slug)
  const address = page.url()
  const first = projectPage.set(1).getByRole('link').first()
  await projectPage.openPicture(first)
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(projectPage.dialog).toHaveCount(0)
  await expect(first).toBeFocused()
  expect(page.url()).toBe(address)

  await page.goForward()
  await expect(projectPage.dialog).toBeVisible()
  await page.reload()
  await expect(projectPage.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(projectPage.dialog).toHaveCount(0)

  await projectPage.openPicture(first)
  await projectPage.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(projectPage.dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('reached from the list, the page is left to the list', async ({ page }) => {
  await page.goto('/projects')
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: /View Project/ }).click()
  const projectPage = new ProjectPage(page)
  await expect(projectPage.pictures.first()).toBeVisible()
  await projectPage.openPicture(projectPage.pictures.last())
  await page.keyboard.press('Escape')
  await expect(projectPage.dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
  await page.goForward()
  await expect(projectPage.pictures.first()).toBeVisible()
})

test('an open picture takes keys, keeps the focus, says where it stands, and hands the focus back', {
  tag: DAILY,
}, async ({ page }) => {
  const projectPage = new ProjectPage(page)
  const { dialog, shown } = projectPage
  await projectPage.open(project.slug)
  await projectPage.openPicture(projectPage.set(1).getByRole('link').first())
  await expect(dialog).toHaveAccessibleDescription(/^1 of 10/)
  await expectAccessible(page)
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    // The browser's own bars take their turn; the page behind never does.
    expect(await page.evaluate(() => document.activeElement?.closest('main a') ?? null)).toBeNull()
  }
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveAttribute('alt', 'Sage green front door')
  await expect(dialog).toHaveAccessibleDescription(/^2 of 10/)
  await expect(dialog.getByText('Sage green front door').last()).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog).toHaveAccessibleDescription(/^10 of 10/)
  await expect(dialog.getByText('Jan 4, 2026')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toHaveAccessibleDescription(/^1 of 10/)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog).toHaveAccessibleDescription(/^10 of 10/)

  // On the picture a tap does nothing, beside it it closes.
  await shown.click({ position: { x: 10, y: 10 } })
  const picture = await shown.boundingBox()
  if (!picture) throw new Error('No picture is shown')
  await expect(dialog).toBeVisible()
  await page.mouse.click(picture.x / 2, picture.y + picture.height / 2)
  await expect(dialog).toHaveCount(0)
  const last = projectPage.progress.getByRole('link').last()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})

test('where its code does not arrive, a picture opens as a plain link', async ({ page }) => {
  const projectPage = new ProjectPage(page)
  await projectPage.open(project.slug)
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await projectPage.set(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/storage\/.*\.jpg$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
