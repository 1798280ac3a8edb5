import type { Page } from '@playwright/test'
import { isHard, tell } from '../../tools/test-runner/dose'
import { EnquiryForm } from '../pages/enquiry-form'
import { ProjectPage } from '../pages/project-page'
import { SiteFrame } from '../pages/site-frame'
import { expectAccessibleAtEach, WIDTHS } from '../support/axe'
import { setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import {
  type MadeProject,
  makeFullProject,
  makeProject,
  removeProject,
} from '../support/made-project'

let seen = 0
/** Where all links have room beside each other. */
const MENU_BELOW = 1024

async function look(page: Page, about: string) {
  await expectAccessibleAtEach(page, about)
  seen++
}

let broken = 0
test.afterEach(async ({ page: _ }, { status, expectedStatus }) => {
  if (status !== expectedStatus) broken++
  if (isHard) await setFault('pass')
})
test.afterAll(() =>
  tell({
    row: 'axe, every state of the public pages',
    did: `${seen} states at ${isHard ? `${WIDTHS.join(', ')} px` : 'one of the widths'}, besides every page as it opens`,
    found: broken
      ? `${broken} journeys among them failed`
      : '0 violations, nothing scrolls sideways',
  }),
)

test('an enquiry with mistakes', async ({ page }) => {
  const form = new EnquiryForm(page)
  await form.open()
  await form.field('Email').fill('not an address')
  await form.slideByClick()
  await form.submit.click()
  await expect(form.field('Name')).toHaveAttribute('aria-invalid', 'true')
  await look(page, 'an enquiry with mistakes')
})

// The others wait for a backend that is away, or take as long.
if (isHard) {
  test('an enquiry: verified, failed and sent', async ({ page, visitorEmail }) => {
    test.slow()
    const form = new EnquiryForm(page)
    await form.open()
    await form.slideByClick()
    await form.fill({ name: 'Ann Axe', email: visitorEmail, message: 'x'.repeat(2_000) })
    await look(page, 'an enquiry ready to be sent')
    await setFault('down', '^/rest/v1/contact_forms')
    await form.submit.click()
    await expect(form.outcome).toBeFocused()
    await look(page, 'an enquiry that failed')
    await setFault('pass')
    await form.submit.click()
    await expect(form.outcome).toContainText('Thank you')
    await look(page, 'an enquiry that was sent')
  })

  test.describe('a project', () => {
    let project: MadeProject
    test.beforeAll(async ({ db }) => {
      project = await makeFullProject(db)
    })
    test.afterAll(({ db }) => removeProject(db, project))

    test('compared, and each kind of its pictures enlarged', async ({ page }) => {
      test.slow()
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      const comparison = projectPage.comparison
      await hydrated(comparison)
      await comparison.press('End')
      await look(page, 'a comparison at its end')
      await projectPage.openPicture(projectPage.set(1).getByRole('link').first())
      await look(page, 'a picture enlarged')
      await page.keyboard.press('End')
      await expect(projectPage.dialog.getByText('Jan 4, 2026')).toBeVisible()
      await look(page, 'a progress photo enlarged, with its date')
    })
  })

  test('the menu open, a page that failed, and a list of nothing', async ({ page, db }) => {
    test.slow()
    const frame = new SiteFrame(page)
    await page.goto('/contact')
    for (const width of WIDTHS.filter((each) => each < MENU_BELOW)) {
      await page.setViewportSize({ width, height: 900 })
      if (!(await frame.menu.isVisible())) await (await hydrated(frame.menuButton)).click()
      await look(page, 'the menu open')
    }
    const project = await makeProject(db)
    try {
      await setFault('down')
      await page.goto(`/projects/${project.slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
      await look(page, 'a page that failed')
      await setFault('pass')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('No Images Yet')).toBeVisible()
      await look(page, 'a project without pictures')
    } finally {
      await setFault('pass')
      await removeProject(db, project)
    }
  })
}
