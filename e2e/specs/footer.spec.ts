import { SiteFrame } from '../pages/site-frame'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { withProfile } from '../support/profile'

test('the year is the visitor’s, whenever the page was made', { tag: DAILY }, async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await expect(frame.footer).toContainText(`© ${new Date().getFullYear()}`)
  await page.clock.install({ time: new Date('2031-03-01T12:00:00Z') })
  await page.goto('/')
  await expect(frame.footer).toContainText('© 2031')
})

test('it leads to the legal pages', async ({ page }) => {
  const frame = new SiteFrame(page)
  await page.goto('/')
  await frame.legalLink('Privacy Policy').click()
  await expect(page).toHaveURL('/privacy-policy')
  await frame.legalLink('Terms of Service').click()
  await expect(page).toHaveURL('/terms')
})

test('Facebook and Instagram show once the profile names them', async ({ page, db }) => {
  const { footer } = new SiteFrame(page)
  const facebook = footer.getByRole('link', { name: 'Facebook' })
  const instagram = footer.getByRole('link', { name: 'Instagram' })
  await withProfile(db, { facebook_url: null, instagram_url: null }, async () => {
    await page.goto('/')
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await expect(facebook.or(instagram)).toHaveCount(0)
  })
  const facebook_url = 'https://www.facebook.com/example'
  const instagram_url = 'https://www.instagram.com/example'
  await withProfile(db, { facebook_url, instagram_url: null }, async () => {
    await page.goto('/')
    await expect(facebook).toHaveAttribute('href', facebook_url)
    await expect(instagram).toHaveCount(0)
  })
  await withProfile(db, { facebook_url, instagram_url }, async () => {
    await page.goto('/')
    await expect(facebook).toHaveAttribute('href', facebook_url)
    await expect(instagram).toHaveAttribute('href', instagram_url)
  })
})

test('links keep their places while the rest of the page is on its way', async ({ page }) => {
  const link = new SiteFrame(page).footer.getByRole('link', { name: 'Windows' })
  let isCut = true
  await page.route('**/terms', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const end = isCut ? body.indexOf('>Doors</a>', body.indexOf('<footer')) : undefined
    await route.fulfill({ response, body: body.slice(0, end) })
  })
  const place = async () => {
    await page.goto('/terms')
    return (await link.boundingBox())?.x
  }
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    isCut = true
    const early = await place()
    isCut = false
    expect(await place(), `${width} px`).toBe(early)
  }
})
