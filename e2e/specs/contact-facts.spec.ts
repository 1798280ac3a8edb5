import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/axe'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { withProfile } from '../support/profile'
import { blocksOf } from '../support/structured-data'

// Monday to Friday from nine to five, by the clock of the North East.
const moments: [string, string, string, 'Open now' | 'Closed now', string][] = [
  ['08:59 on a Monday', '2026-11-23T08:59:30Z', 'Europe/London', 'Closed now', 'Monday'],
  ['09:00 on a Monday', '2026-11-23T09:00:00Z', 'Europe/London', 'Open now', 'Monday'],
  ['16:59 on a Monday', '2026-11-23T16:59:00Z', 'Europe/London', 'Open now', 'Monday'],
  ['17:00 on a Monday', '2026-11-23T17:00:00Z', 'Europe/London', 'Closed now', 'Monday'],
  ['noon on a Saturday', '2026-11-21T12:00:00Z', 'Europe/London', 'Closed now', 'Saturday'],
  ['nine, seen from Auckland', '2026-11-23T09:00:00Z', 'Pacific/Auckland', 'Open now', 'Monday'],
  [
    'nine, seen from California',
    '2026-11-23T09:00:00Z',
    'America/Los_Angeles',
    'Open now',
    'Monday',
  ],
  // In March the clock went forward the day before: nine is eight by Greenwich.
  [
    'before nine, first summer day',
    '2026-03-30T07:59:00Z',
    'Europe/London',
    'Closed now',
    'Monday',
  ],
  ['nine, first summer day', '2026-03-30T08:00:00Z', 'America/New_York', 'Open now', 'Monday'],
  ['before nine, first winter day', '2026-10-26T08:59:00Z', 'Asia/Tokyo', 'Closed now', 'Monday'],
  ['nine, first winter day', '2026-10-26T09:00:00Z', 'Europe/London', 'Open now', 'Monday'],
  ['half past midnight in June', '2026-06-22T23:30:00Z', 'UTC', 'Closed now', 'Tuesday'],
]

/** What the contact page says, by the visitor's clock. */
async function hoursSaid(page: Page) {
  await page.goto('/contact')
  const state = await page
    .getByRole('region', { name: 'Enquiry' })
    .getByText(/^(Open|Closed) now$/)
    .textContent()
  return [state, await page.locator('tr[aria-current=date] th').textContent()]
}

test('open or closed now, and which day it is, by the clock of the North East', async ({
  page,
}) => {
  const device = await page.context().newCDPSession(page)
  await page.clock.install()
  for (const [name, moment, timezoneId, state, day] of moments) {
    await test.step(name, async () => {
      await device.send('Emulation.setTimezoneOverride', { timezoneId })
      await page.clock.setFixedTime(new Date(moment))
      expect(await hoursSaid(page), name).toEqual([state, `${day} (today)`])
    })
  }
})

test('a page left open turns over at five', { tag: DAILY }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T16:58:00Z') })
  await page.goto('/contact')
  // Beside the hours, and on a phone under its first phone number.
  const beside = page.getByRole('region', { name: 'Enquiry' })
  const above = page.getByText('Rather talk?').locator('..')
  await expect(beside.getByText('Open now')).toBeVisible()
  await expect(beside.getByText('Until 5:00 pm')).toBeVisible()
  await expect(above).toBeHidden()
  await page.clock.fastForward('02:30')
  await expect(beside.getByText('Closed now')).toBeVisible()
  await expect(beside.getByText('Opens tomorrow at 9:00 am')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(above.getByText('Closed now')).toBeInViewport()
  await expect(above.getByText('Opens tomorrow at 9:00 am')).toBeInViewport()
})

test('phone, email and a week of hours in 12-hour format', { tag: DAILY }, async ({ page }) => {
  await page.goto('/contact')
  const facts = page.locator('main dl')
  await expect(facts.locator('a[href="tel:01914980123"]')).toHaveText('0191 498 0123')
  await expect(facts.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  const open = '9:00 am – 5:00 pm'
  const rows = page.getByRole('table', { name: 'Weekly opening hours' }).getByRole('row')
  await expect(rows.locator('td')).toHaveText([...Array(5).fill(open), 'Closed', 'Closed'])
  await expect(rows.locator('th')).toHaveText(
    ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'].map(
      (day) => new RegExp(`^${day}day`),
    ),
  )
})

test('the form stands before the facts on a phone, and beside them on a wide screen', {
  tag: DAILY,
}, async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'Get a free quote' })).toBeInViewport()
    await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeInViewport()
    await expect(page.getByRole('table', { name: 'Weekly opening hours' })).toBeVisible()
    await expectNoSidewaysScroll(page, `the contact page at ${width} px`)
  }
})

test('what the profile does not say is said to be missing, in the first HTML', {
  tag: DAILY,
}, async ({ request, db }) => {
  const nothing = { contact_phone: null, contact_email: null, business_hours: null }
  await withProfile(db, nothing, async () => {
    const html = await (await request.get('/contact')).text()
    expect(html).toContain('Phone number not available')
    expect(html).toContain('Business hours not available')
    expect(html).toContain('Email not available')
    expect(html).not.toMatch(/href="(tel|mailto):/)
    expect(JSON.stringify(blocksOf(html))).not.toMatch(/telephone|openingHours|"email"/)
  })
})
