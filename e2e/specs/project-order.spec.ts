import type { Locator, Page } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { ProjectListPage } from '../pages/project-list-page'
import { ProjectPage } from '../pages/project-page'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { addImage, type MadeProject, makeProject, removeProject } from '../support/made-project'

let project: MadeProject

test.beforeEach(async ({ db }) => {
  const pair = () => {
    const set = crypto.randomUUID()
    return (['before', 'after'] as const).map((image_type) => ({ image_type, image_set_id: set }))
  }
  const work = { image_type: 'progress', image_set_id: null } as const
  project = await makeProject(db, {}, [...pair(), ...pair(), ...pair(), work, work, work])
})
test.afterEach(async ({ db }) => removeProject(db, project))

/** The pictures of the project page by the number they were made with. */
async function expectShown(page: Page, order: number[]) {
  const view = new ProjectPage(page)
  await view.open(project.slug)
  const shown = await view.pictures.evaluateAll((links) =>
    links.map((link) => Number(/(\d+)-photo\.jpg$/.exec(link.getAttribute('href') ?? '')?.[1])),
  )
  expect([...new Set(shown)]).toEqual(order)
}

const handleBeside = (button: Locator) => button.locator('xpath=..').locator('[data-handle]')
const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('sets are put in order by keys, progress photos by mouse, for form and visitors', async ({
  owner,
  page,
}) => {
  await expectShown(page, [0, 1, 2, 3, 4, 5, 6, 7, 8])
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  const up = form.button('Move set 3 up')
  const box = await up.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await up.press('Enter')
  await expect(form.form.getByText('Set 3 is now set 2')).toHaveRole('status')
  await expect(form.button('Move set 2 up')).toBeFocused()
  await owner.keyboard.press('Enter')
  const top = form.button('Move set 1 up')
  await expect(top).toBeFocused()
  await expect(top).toHaveAttribute('aria-disabled', 'true')
  await owner.keyboard.press('Enter')
  await expect(form.form.getByText('Set 2 is now set 1')).toHaveRole('status')
  await expect(form.form.getByText('Set 4 (new)')).toBeVisible()
  await expectAccessibleAtEach(owner, 'the edit screen with another order')

  const first = handleBeside(form.button('Move progress photo 1 up'))
  await first.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(first)
  await owner.mouse.move(x, y)
  await owner.mouse.down()
  await owner.mouse.move(x, y + 10)
  const rows = owner.locator('[data-places] > li')
  await expect(rows).toHaveCount(3)
  const last = await middleOf(rows.last())
  await owner.mouse.move(x, last.y)
  await expect(rows.last()).toHaveAttribute('data-dragged')
  await owner.mouse.up()
  await expect(rows).toHaveCount(0)
  await expect(form.button('Move progress photo 3 up')).toBeFocused()
  // Put back by Escape.
  const moved = await middleOf(handleBeside(form.button('Move progress photo 3 up')))
  await owner.mouse.move(moved.x, moved.y)
  await owner.mouse.down()
  await owner.mouse.move(moved.x, moved.y - 10)
  await owner.mouse.move(moved.x, (await middleOf(rows.first())).y)
  await owner.keyboard.press('Escape')
  await owner.mouse.up()
  await expect(rows).toHaveCount(0)
  // Nothing is saved yet.
  await expectShown(page, [0, 1, 2, 3, 4, 5, 6, 7, 8])

  await owner.reload()
  await expect(form.notice).toBeVisible()
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  await expectShown(page, [4, 5, 0, 1, 2, 3, 7, 8, 6])
  await page.goto('/projects')
  const card = new ProjectListPage(page).card(project.title)
  await expect(card.getByRole('img').first()).toHaveAttribute('src', /5-photo\.jpg$/)
})

test('by touch, and not over a set that was added somewhere else', async ({
  browser,
  ownerState,
  baseURL,
  page,
  db,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, storageState: ownerState, hasTouch: true, isMobile: true },
    viewport: { width: 360, height: 740 },
  })
  const phone = await context.newPage()
  const form = new ProjectForm(phone)
  await form.openEdit(project.id)
  const grip = handleBeside(form.button('Move set 1 up'))
  await grip.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(grip)
  const session = await context.newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    })
  await touch('touchStart', y)
  await touch('touchMove', y + 10)
  const rows = phone.locator('[data-places] > li')
  await expect(rows).toHaveCount(3)
  await touch('touchMove', (await middleOf(rows.nth(1))).y)
  await expect(rows.nth(1)).toHaveAttribute('data-dragged')
  await touch('touchEnd')
  await expect(form.form.getByText('Set 1 is now set 2')).toHaveRole('status')

  const set = crypto.randomUUID()
  const folder = `${project.ownerId}/${project.id}`
  await addImage(db, folder, 9, { image_type: 'after', image_set_id: set })
  await form.save.tap()
  await expect(
    form.form.getByText(/^Not saved: the photos were also changed somewhere else/),
  ).toBeVisible()
  await expect(form.button('Delete Set 4')).toBeVisible()
  await form.save.tap()
  await expect(phone.getByText('Project updated successfully!')).toBeVisible()
  await expectShown(page, [2, 3, 0, 1, 4, 5, 9, 6, 7, 8])
  await context.close()
})
