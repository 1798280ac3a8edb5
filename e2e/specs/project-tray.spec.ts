import type { Page } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { type Db, expect, test } from '../support/fixtures'
import { keptFiles } from '../support/kept-files'
import { photo } from '../support/titled-project'

/** Photos sent and not saved; of those that the server has checked, how many. */
async function uploadsSince(db: Db, when: string) {
  const { data, error } = await db.from('uploads').select('finished_at').gte('created_at', when)
  if (error) throw new Error(error.message)
  return { all: data.length, checked: data.filter((row) => row.finished_at).length }
}

async function openNew(page: Page): Promise<ProjectForm> {
  const form = new ProjectForm(page)
  await form.openNew()
  return form
}

/** Names of the photos in the tray, once it is there. */
async function namesIn({ tray }: ProjectForm): Promise<string[]> {
  await expect(tray).toBeVisible()
  const names = await tray.getByRole('img').evaluateAll((images: HTMLImageElement[]) => {
    return images.map(({ alt }) => alt)
  })
  return names.sort()
}

test('photos in the tray come back after their tab was closed, each tab with its own', async ({
  owner,
  db,
}) => {
  test.slow()
  const began = new Date().toISOString()
  const uploads = () => uploadsSince(db, began)
  const context = owner.context()
  const pair = ['front-door-after.jpg', 'front-door-before.jpg']
  const first = await openNew(owner)
  await first.pickAll([photo('front-door-before'), photo('front-door-after')])
  const second = await openNew(await context.newPage())
  await second.pickAll([photo('bay-window-before')])
  expect([await namesIn(first), await namesIn(second)]).toEqual([pair, ['bay-window-before.jpg']])
  await expect.poll(uploads).toEqual({ all: 3, checked: 3 })
  // They are sent, and kept nevertheless: a guess needs them.
  await expect.poll(() => keptFiles(owner)).toBe(3)
  await first.page.close()
  await second.page.close()

  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/upload/resumable')) sent.push(request.method())
  })
  const tabs = [await openNew(await context.newPage()), await openNew(await context.newPage())]
  const shown = await Promise.all(tabs.map(namesIn))
  expect(shown.toSorted((one, other) => other.length - one.length)).toEqual([
    pair,
    ['bay-window-before.jpg'],
  ])
  const [two, one] = shown[0]?.length === 2 ? tabs : tabs.toReversed()
  if (!two || !one) throw new Error('A tab is missing')
  await two.button('Use this').click({ timeout: 60_000 })
  await expect(two.tray).toHaveCount(0)
  await two.allReady(2)
  // The same uploads as before, and nothing was sent again.
  expect([await uploads(), sent]).toEqual([{ all: 3, checked: 3 }, []])
  // The other tab's photo alone: the server has those that have their places.
  await expect.poll(() => keptFiles(two.page)).toBe(1)

  // Used photos are files of the draft like any other.
  await two.page.reload()
  await expect(two.notice).toBeVisible()
  await two.allReady(2)
  await expect(two.tray).toHaveCount(0)
  for (const form of [two, one]) {
    await form.discardDraft()
    await expect(form.pickerOfAll).toBeAttached()
  }
  await expect.poll(uploads).toEqual({ all: 0, checked: 0 })
  await expect.poll(() => keptFiles(one.page)).toBe(0)
})

test('without a place to keep files the tray works, and is gone with the tab', async ({
  owner,
}) => {
  test.slow()
  const context = owner.context()
  // As in a browser that forbids it.
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
  })
  const form = await openNew(owner)
  await form.pickAll([photo('front-door-before'), photo('front-door-after')])
  await expect(form.tray.getByRole('heading', { name: 'Our guess' })).toBeVisible({
    timeout: 60_000,
  })
  await owner.close()

  const again = await openNew(await context.newPage())
  await expect(again.page.getByText(/no longer has some of the photos/)).toBeVisible()
  await again.pickAll([photo('front-door-before')])
  await again.button('Use this').click({ timeout: 60_000 })
  await again.allReady(1)
  await again.discardDraft()
})

test('on a phone a tap moves a photo to where it belongs', async ({
  browser,
  ownerState,
  baseURL,
}) => {
  test.slow()
  const context = await browser.newContext({
    ...{ baseURL, storageState: ownerState, hasTouch: true, isMobile: true },
    viewport: { width: 360, height: 740 },
  })
  const form = await openNew(await context.newPage())
  const { tray } = form
  await form.pickAll([photo('front-door-before'), photo('progress-scaffolding')])
  await expect(tray.getByRole('heading', { name: 'Our guess' })).toBeVisible({ timeout: 60_000 })
  const place = (name: string) => tray.getByRole('group', { name, exact: true })
  const moveTo = async (name: string, to: string) => {
    const move = tray.getByText(`Move to… ${name}`)
    await move.tap()
    const answer = tray.locator('details[open]').getByRole('button', { name: to, exact: true })
    // A finger needs room.
    for (const control of [move, answer]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await answer.tap()
    await expect(place(to).getByRole('img', { name })).toBeVisible()
  }
  await moveTo('front-door-before.jpg', 'Before 2')
  await moveTo('progress-scaffolding.jpg', 'After 2')
  // Half a set holds one photo: the two change places.
  await moveTo('progress-scaffolding.jpg', 'Before 2')
  await expect(place('After 2').getByRole('img', { name: 'front-door-before.jpg' })).toBeVisible()
  // They stay there when the page is left and opened again.
  await form.page.reload()
  await expect(place('Before 2').getByRole('img', { name: 'progress-scaffolding' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(place('After 2').getByRole('img', { name: 'front-door-before.jpg' })).toBeVisible()
  const sideways = () => form.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)

  await form.button('Use this').tap()
  await expect(tray).toHaveCount(0)
  await expect(form.set(2).getByRole('group', { name: 'progress-scaffolding.jpg' })).toBeVisible()
  await form.allReady(2)
  await form.page.getByRole('link', { name: 'Cancel' }).tap()
  await form.dialog('Discard your changes?').getByRole('button', { name: 'Discard' }).tap()
  await expect(form.page).toHaveURL(/\/projects$/)
  await context.close()
})
