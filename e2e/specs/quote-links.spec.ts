import { EnquiryForm } from '../pages/enquiry-form'
import { SiteFrame } from '../pages/site-frame'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

test('Get Free Quote in the header leads to the form of the page', { tag: DAILY }, async ({
  page,
}) => {
  const form = new EnquiryForm(page)
  const frame = new SiteFrame(page)
  await form.open('/services/doors')
  await hydrated(form.slider)
  await frame.quote.click()
  await expect(form.field('Name')).toBeFocused()
  await expect(form.field('Name')).toBeInViewport()
  await expect(page).toHaveURL('/services/doors')
})

test('from a page without a form it leads to the one on the contact page', async ({ page }) => {
  const form = new EnquiryForm(page)
  const frame = new SiteFrame(page)
  await form.open('/projects')
  await frame.quote.click()
  await expect(page).toHaveURL('/contact#quote')
  await expect(form.field('Name')).toBeFocused()
  await expect(form.field('Name')).toBeInViewport()

  await page.goto('/terms')
  await page.goto('/contact#quote')
  await expect(form.field('Name')).toBeFocused()
})

test('home and footer lead to the services', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'All our services' }).click()
  await expect(page).toHaveURL('/services')
  await page.goto('/contact')
  await frame.footer.getByRole('link', { name: 'Services', exact: true }).click()
  await expect(page).toHaveURL('/services')
})
