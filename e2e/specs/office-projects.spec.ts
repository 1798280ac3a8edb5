import type { Page } from '@playwright/test'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessibleAtEach } from '../support/axe'
import { type Db, expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { showChange } from '../support/webhook'

const PATH = '/dashboard/projects'
let account: Account
let foreign: MadeProject

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
  foreign = await makeProject(db, { title: 'Somebody else’s bay window' })
})
test.afterEach(async ({ db }) => {
  const { data } = await db.from('projects').select('id').eq('user_id', account.id)
  const ids = (data ?? []).map(({ id }) => id)
  if (ids.length > 0) await db.from('projects').delete().in('id', ids)
  await removeProject(db, foreign)
  await removeAccount(db, account)
})

/** Sixty, the last one the newest. */
async function fill(db: Db) {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    user_id: account.id,
    title: index === 59 ? 'Bay window, 50% larger' : `Porch number ${index + 1}`,
    location: index % 20 === 19 ? 'Whitley Bay' : 'Durham',
    description: 'For a moment.',
    start_date: '2026-01-05',
    status: index % 2 ? 'in_progress' : 'completed',
    created_at: new Date(Date.UTC(2090, 0, 1, 0, index)).toISOString(),
  }))
  const { error } = await db.from('projects').insert(rows)
  if (error) throw new Error(error.message)
  await showChange('projects')
}

const rowsOf = (page: Page) => page.getByRole('main').getByRole('article')

async function search(page: Page, words: string) {
  const field = page.getByRole('searchbox', { name: 'Search projects' })
  await hydrated(field)
  await field.fill(words)
  await field.press('Enter')
}

test('an owner finds, filters and opens the own projects without leaving the office', async ({
  browser,
  db,
}) => {
  const page = await signedIn(browser, account, '/dashboard')
  const menu = page.getByRole('navigation', { name: 'Office' }).filter({ visible: true })
  await menu.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(menu.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
  await expectAccessibleAtEach(page, 'no projects yet')

  await fill(db)
  await page.reload()
  const rows = rowsOf(page)
  const titles = rows.getByRole('heading', { level: 2 })
  const count = page.getByRole('main').getByText(/^\d+ projects?$/)
  await expect(count).toHaveText('60 projects')
  await expect(rows).toHaveCount(50)
  await expect(titles.first()).toHaveText('Bay window, 50% larger')
  await expect(rows.first()).toContainText('Whitley Bay')
  await expect(rows.first()).toContainText('in progress')
  await expect(rows.first()).toContainText('Since Jan 2026')
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/older=/)
  await expect(rows).toHaveCount(10)
  await expect(titles.last()).toHaveText('Porch number 1')

  // Two words, each in title or location; no wildcard of anybody's.
  await search(page, 'bay 50%')
  await expect(page).toHaveURL(`${PATH}?words=bay+50%25`)
  await expect(titles).toHaveText(['Bay window, 50% larger'])
  await expect(count).toHaveText('1 project')
  await search(page, 'BAY')
  await expect(titles).toHaveText(['Bay window, 50% larger', 'Porch number 40', 'Porch number 20'])
  // Choosing by script leaves the focus where it was.
  await page.getByLabel('Show').focus()
  await page.getByLabel('Show').selectOption({ label: 'in progress (3)' })
  await expect(page).toHaveURL(`${PATH}?words=BAY&status=in_progress`)
  await expect(page.getByLabel('Show')).toBeFocused()
  await expect(titles).toHaveCount(3)
  await page.reload()
  await expect(titles).toHaveCount(3)
  await expect(page.getByRole('searchbox')).toHaveValue('BAY')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('bay 50%')
  await expect(titles).toHaveText(['Bay window, 50% larger'])
  for (const odd of ['*', '%', '_', '"', '\\', '(', 'x,title.eq.y']) {
    await page.goto(`${PATH}?${new URLSearchParams({ words: `${odd}zz` })}`)
    await expect(page.getByRole('heading', { name: 'No projects match' })).toBeVisible()
  }
  await expectAccessibleAtEach(page, 'no projects match')
  await page.getByRole('link', { name: 'Show all projects' }).click()
  await expect(rows).toHaveCount(50)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await menu.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(PATH)
  for (const name of ['Edit', 'View']) {
    const link = rows.first().getByRole('link', { name })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  // A row is pressed anywhere.
  await hydrated(titles.first())
  await titles.first().click({ force: true })
  await expect(page).toHaveURL('/projects/bay-window-50-larger-in-whitley-bay/edit')
  await page.goBack()
  await rows.first().getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL('/projects/bay-window-50-larger-in-whitley-bay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bay window, 50% larger')
})
