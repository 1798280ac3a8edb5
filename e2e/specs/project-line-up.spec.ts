import { join } from 'node:path'
import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { takenAtRoker } from '../support/phone-photo'
import { filesOf, imagesOf, namedBy, uploadsOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

const handheld = (name: string) => join(process.cwd(), 'tests/photos', `${name}-after-handheld.jpg`)

test('a set is lined up, by hand where the photos do not tell, and shown as taken again', async ({
  owner,
  db,
}) => {
  test.slow()
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ title, location: 'Durham', startDate: '2026-03-02', description: 'Oak.' })
  for (const [index, name] of ['bay-window', 'bifold-doors'].entries()) {
    await form.half('before', index + 1).setInputFiles(photo(`${name}-before`))
    await form.half('after', index + 1).setInputFiles(handheld(name))
  }
  // Before the first save.
  await form.button('Line up set 1').click({ timeout: 60_000 })
  await form
    .dialog('Line up set 1')
    .getByRole('button', { name: 'Use lined-up photo' })
    .click({ timeout: 60_000 })
  await expect(form.button('Line up again set 1')).toBeVisible({ timeout: 60_000 })
  await form.save.click()
  await expect(owner).toHaveURL(/\/projects\/porch-/, { timeout: 60_000 })
  const slug = new URL(owner.url()).pathname.split('/').at(-1) ?? ''
  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  const stored = () => imagesOf(db, project?.id ?? '')

  expect((await stored()).map(({ lined_up_path }) => Boolean(lined_up_path))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(await uploadsOf(db, project?.id ?? '')).toBe(0)

  await form.openEdit(slug)
  await form.button('Keep as taken set 1').click()
  const lineUp = form.button('Line up set 1')
  const dialog = form.dialog('Line up set 1')
  const use = dialog.getByRole('button', { name: 'Use lined-up photo' })
  // The photos cannot be loaded.
  await owner.route('**/project-images/**', (route) => route.abort())
  await lineUp.click()
  await expect(dialog.getByRole('alert')).toContainText("couldn't load the photos")
  await owner.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(use).toBeVisible({ timeout: 60_000 })
  const slider = dialog.getByRole('slider', { name: 'Set 1, lined up' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '40% before, 60% after')
  await expectAccessibleAtEach(owner, 'lined up')
  await use.click()
  await expect(form.form.getByText('The comparison shows these photos lined up.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(form.button('Line up again set 1')).toBeVisible()

  await form.button('Set the start of set 1').click()
  const start = form.dialog('Start of set 1')
  await start.getByRole('slider').press('ArrowLeft')
  await expectAccessibleAtEach(owner, 'start')
  await start.getByRole('button', { name: 'Start here' }).click()
  await expect(form.form.getByText('The comparison starts at 30% before, 70% after.')).toBeVisible()

  const page = new ProjectPage(owner)
  await page.open(slug)
  await expect(page.comparison).toHaveAttribute('aria-valuetext', '30% before, 70% after')
  const [before, after] = await stored()
  const srcOf = (alt: string) =>
    owner.locator('.pane').first().getByAltText(`${title} in Durham, ${alt}`).getAttribute('src')
  expect(await srcOf('before')).toContain(before?.lined_up_path)
  expect(await srcOf('after')).toContain(after?.lined_up_path)
  // The set itself shows the photos as taken.
  await expect(page.pictures.first()).toHaveAttribute('href', new RegExp(`${before?.path}$`))
  // The former social card goes after the answer.
  await expect(async () =>
    expect(await filesOf(db, project?.user_id ?? '', project?.id ?? '')).toEqual(
      namedBy(await stored()),
    ),
  ).toPass()

  // Nearly everything was rebuilt: two points by keyboard.
  await form.openEdit(slug)
  await form.button('Line up set 2').press('Enter')
  const second = form.dialog('Line up set 2')
  await expect(second.getByRole('alert')).toContainText('not sure', { timeout: 60_000 })
  const point = second.getByRole('button', { name: /^Point 2 on the after photo/ })
  await point.focus()
  const shown = second.locator('img[style*="translate"]')
  const place = () => shown.evaluate((image) => getComputedStyle(image).transform)
  const former = await place()
  await owner.keyboard.press('Shift+ArrowRight')
  await owner.keyboard.press('ArrowDown')
  await expect(point).toBeFocused()
  expect(await place()).not.toBe(former)
  // By hand.
  await second.getByRole('button', { name: /^Point 1 on the after photo/ }).hover()
  await owner.mouse.down()
  await second.getByAltText('The after photo').hover({ position: { x: 100, y: 120 } })
  await owner.mouse.up()
  await expect(
    second.getByRole('button', { name: /^Point 1 .*after photo, 2\d% across/ }),
  ).toBeVisible()
  await expectAccessibleAtEach(owner, 'two points')
  await second.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(second.getByRole('slider', { name: 'Set 2, lined up' })).toBeVisible({
    timeout: 60_000,
  })
  await second.getByRole('button', { name: 'Keep as taken' }).press('Enter')
  await expect(second).toHaveCount(0)
  expect((await stored()).map(({ lined_up_path }) => Boolean(lined_up_path))).toEqual([
    true,
    true,
    false,
    false,
  ])

  await form.button('Keep as taken set 1').click()
  await expect(lineUp).toBeVisible()
  await page.open(slug)
  expect(await srcOf('after')).toContain(after?.path)
  const owned = () => filesOf(db, project?.user_id ?? '', project?.id ?? '')
  await expect(async () => expect(await owned()).toEqual(namedBy(await stored()))).toPass()
  expect(await uploadsOf(db, project?.id ?? '')).toBe(0)
})

test('sets picked at once are lined up by themselves, and the owner takes one or leaves it', async ({
  owner,
  db,
}) => {
  test.slow()
  const form = new ProjectForm(owner)
  await form.openNew()
  await form.fill({ title, location: 'Durham', startDate: '2026-03-02', description: 'Oak.' })
  const photos = ['bay-window', 'front-door'].flatMap((name) => [
    takenAtRoker(photo(`${name}-before`), `${name}-before`, '2026-03-02'),
    takenAtRoker(handheld(name), `${name}-after`, '2026-03-18'),
  ])
  await form.pickAll(await Promise.all(photos))
  await form.button('Use this').click({ timeout: 60_000 })

  // The offer is next by keyboard, and no dialog is in the way.
  const [first, second] = [form.lineUp(1), form.lineUp(2)]
  await expect(first).toBeFocused()
  for (const offer of [first, second]) {
    await expect(offer.getByRole('status')).toHaveText(/can be lined up\.$/, { timeout: 120_000 })
    await expect(offer.getByText('This is a guess.')).toBeVisible()
  }
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await owner.keyboard.press('Tab')
  const slider = first.getByRole('slider', { name: 'Set 1, lined up' })
  await expect(slider).toBeFocused()
  await owner.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '40% before, 60% after')
  await expectAccessibleAtEach(owner, 'lined up by itself')

  await owner.keyboard.press('Tab')
  await expect(form.button('Use lined-up photo set 1')).toBeFocused()
  await owner.keyboard.press('Enter')
  await second.getByRole('button', { name: 'Adjust by hand' }).click()
  const dialog = form.dialog('Line up set 2')
  await expect(dialog.getByRole('button', { name: /^Point 1 on the before photo/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep as taken' }).click()
  await expect(form.button('Line up set 2')).toBeVisible()
  // It waits for the photo that was taken.
  await form.save.click()
  await expect(owner).toHaveURL(/\/projects\/porch-/, { timeout: 60_000 })

  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  const stored = await imagesOf(db, project?.id ?? '')
  const said = stored.map(({ image_type, lined_up_path }) => `${image_type} ${!!lined_up_path}`)
  expect(said.sort()).toEqual(['after false', 'after true', 'before false', 'before true'])
  expect(await uploadsOf(db, project?.id ?? '')).toBe(0)
})
