import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { showChange } from '../support/webhook'

const PATH = '/dashboard/reviews'
let account: Account
let project: { id: string; slug: string }

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
  const { data, error } = await db
    .from('projects')
    .insert({
      ...{ user_id: account.id, title: 'Oriel window', location: 'Roker', status: 'completed' },
      ...{ description: 'One window.', start_date: '2026-01-05', has_windows: true },
    })
    .select('id, slug')
    .single()
  if (error) throw new Error(error.message)
  project = data
})
test.afterEach(async ({ db }) => {
  await db.from('projects').delete().eq('id', project.id)
  // Its reviews and accreditations go with it.
  await removeAccount(db, account)
  for (const table of ['projects', 'reviews', 'accreditations'] as const) await showChange(table)
})

const today = () => new Date().toISOString().slice(0, 10)

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  await hydrated(button)
  await button.click()
}

test('a review stands beside its job, on home and service pages, until it is deleted', async ({
  browser,
  page: visitor,
}) => {
  const page = await signedIn(browser, account, PATH)
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  await expectAccessibleAtEach(page, 'without reviews')
  await press(page, 'Add a review')
  const form = page.getByRole('form', { name: 'New review' })
  await expect(form.getByLabel("Customer's name")).toBeFocused()
  await form.getByLabel("Customer's name").fill('Rose')
  await form.getByLabel('What they wrote').fill('“Warm <b>at last</b>.”')
  await form.getByLabel('Date of the review').fill(today())
  await form.getByLabel('About this project').selectOption('Oriel window, Roker')
  await form.getByLabel('Link to the review').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Save review', exact: true }).click()
  // Refused at its field, and nothing typed is lost.
  await expect(form.getByLabel('Link to the review')).toBeFocused()
  await expect(form.getByText(/^Please enter an https link/)).toBeVisible()
  await expect(form.getByLabel('What they wrote')).toHaveValue('“Warm <b>at last</b>.”')
  await form.getByLabel('Link to the review').fill('www.example.org/rose')
  await form.getByRole('button', { name: 'Save review', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Rose' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a review' })).toBeFocused()

  for (const path of [`/projects/${project.slug}`, '/', '/services/windows']) {
    await visitor.goto(path)
    const review = visitor.getByRole('figure').filter({ hasText: 'Rose' })
    // The page's own mark, if any, instead of the typed ones.
    await expect(review.getByRole('blockquote')).toHaveText(/^“?Warm <b>at last<\/b>\.$/)
    const source = review.getByRole('link', { name: 'Read it on example.org' })
    await expect(source).toHaveAttribute('href', 'https://www.example.org/rose')
    await expect(review.getByRole('link', { name: 'Oriel window' })).toHaveCount(
      path === `/projects/${project.slug}` ? 0 : 1,
    )
    await expectAccessibleAtEach(visitor, path)
  }
  await visitor.goto('/services/conservatories')
  await expect(visitor.getByRole('figure').first()).not.toContainText('Rose')

  await page.getByRole('button', { name: 'Edit Rose' }).click()
  await page.getByLabel('Town').fill('Roker')
  await page.getByRole('button', { name: 'Save review', exact: true }).click()
  await expect(page.getByText('Rose, Roker')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByRole('figure').first()).toContainText('Roker')

  await page.getByRole('button', { name: 'Delete Rose' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No reviews yet.')).toBeVisible()
  await visitor.goto(`/projects/${project.slug}`)
  await expect(visitor.getByRole('figure')).toHaveCount(0)
})

test('reviews stay in the order they are put in', async ({ browser, page: visitor, db }) => {
  const words = { user_id: account.id, words: 'Warm.', given_on: today() }
  const rows = ['Ann', 'Bob'].map((name, at) => ({ ...words, name, position: at + 1 }))
  const { error } = await db.from('reviews').insert(rows)
  if (error) throw new Error(error.message)
  const page = await signedIn(browser, account, PATH)
  const down = page.getByRole('button', { name: 'Move review 1, Ann, down' })
  await hydrated(down)
  await down.click()
  const moved = page.getByRole('button', { name: 'Move review 2, Ann, down' })
  await expect(moved).toBeFocused()
  await expect(moved).toHaveAttribute('aria-disabled', 'true')
  const stored = () => db.from('reviews').select('name').eq('user_id', account.id).order('position')
  await expect
    .poll(async () => (await stored()).data?.map(({ name }) => name))
    .toEqual(['Bob', 'Ann'])
  await expectAccessibleAtEach(page, 'two reviews')
  await visitor.goto('/')
  const ours = visitor.getByRole('figure').filter({ hasText: /Ann|Bob/ })
  await visitor.getByText(/more review/).click()
  await expect(ours).toHaveText([/Bob/, /Ann/])
})

test('an accreditation with its logo is on home and at the foot of every page', async ({
  browser,
  page: visitor,
  db,
}) => {
  const page = await signedIn(browser, account, PATH)
  await press(page, 'Add an accreditation')
  const form = page.getByRole('form', { name: 'New accreditation' })
  await form.getByLabel('Name').fill('Guild of Glaziers')
  await form.getByLabel('Membership number').fill('G-12')
  await form.getByLabel('Link').fill('https://guild.example/g-12')
  const background = '#1f4f80'
  const logo = sharp({ create: { width: 600, height: 200, channels: 3, background } }).png()
  await form.getByLabel('Choose a logo').setInputFiles({
    ...{ name: 'guild.png', mimeType: 'image/png', buffer: await logo.toBuffer() },
  })
  await expect(form.getByRole('img', { name: 'The logo' })).toBeVisible()
  await expectAccessibleAtEach(page, 'a new accreditation')
  await form.getByRole('button', { name: 'Save accreditation' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Guild of Glaziers' })).toBeVisible()

  await visitor.setViewportSize({ width: 360, height: 800 })
  await visitor.goto('/contact')
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: /^Guild of Glaziers/ })
  await expect(link).toHaveAttribute('href', 'https://guild.example/g-12')
  await expect(link).toHaveAttribute('rel', 'noopener nofollow')
  const shown = link.locator('img')
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256)
  await expectAccessibleAtEach(visitor, 'the footer')
  await visitor.goto('/')
  const accreditations = visitor.getByRole('region', { name: 'Our accreditations' })
  await expect(accreditations.getByText('Guild of Glaziers')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Guild of Glaziers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No accreditations yet.')).toBeVisible()
  await visitor.goto('/contact')
  await expect(link).toHaveCount(0)
  const files = async () => (await db.storage.from('logos').list(`${account.id}/logo`)).data?.length
  await expect.poll(files).toBe(0)
})

test('a customer of a finished project is asked for a review', async ({ browser }) => {
  const page = await signedIn(browser, account, '/dashboard/projects')
  await press(page, 'Ask for a review of Oriel window')
  await page.getByRole('link', { name: 'Go to Reviews' }).click()
  await expect(page).toHaveURL(`${PATH}#asking`)
  const field = page.getByLabel('Where customers leave a review')
  await hydrated(field)
  await field.fill('http://g.page/r/slw')
  await press(page, 'Save review address')
  await expect(page.getByText(/^Please enter an https link/)).toBeVisible()
  await field.fill('g.page/r/slw/review')
  await press(page, 'Save review address')
  await expect(page.getByText('Review address updated successfully').first()).toBeVisible()

  await page.goto('/dashboard/projects')
  await press(page, 'Ask for a review of Oriel window')
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveValue(/‘Oriel window’ in Roker[\s\S]*https:\/\/g\.page\/r\/slw\/review/)
  await text.fill('Dear Rose, https://g.page/r/slw/review')
  const words = encodeURIComponent('Dear Rose, https://g.page/r/slw/review')
  const mail = dialog.getByRole('link', { name: 'Email' })
  await expect(mail).toHaveAttribute('href', `mailto:?subject=How%20did%20we%20do%3F&body=${words}`)
  const chat = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect(chat).toHaveAttribute('href', `https://wa.me/?text=${words}`)
  await expectAccessibleAtEach(page, 'asking for a review')
})
