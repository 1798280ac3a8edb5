import { EnquiryForm } from '../pages/enquiry-form'
import { SiteFrame } from '../pages/site-frame'
import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { byTaps } from '../support/input-methods'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

test('from home to a sent enquiry takes seven taps besides typing', { tag: DAILY }, async ({
  page,
  visitorEmail,
}) => {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => void Reflect.get(window, 'countTap')(), true)
  })
  const form = new EnquiryForm(page)
  const hand = byTaps(page)
  await form.open('/')
  const { quote } = new SiteFrame(page)
  await hydrated(quote)

  await hand.press(quote)
  await hydrated(form.slider)
  // It is typed at once.
  await expect(form.field('Name')).toBeFocused()
  await page.keyboard.type('Ann Few')
  await hand.write(form.field('Email'), visitorEmail)
  await hand.pick(form.field('Project Type'), 'Residential Windows')
  // The system's own list is chosen from by one more tap, which no page sees.
  taps += 1
  await hand.write(form.field('Message'), 'A bay window, please.')
  await hand.slideToEnd(form.slider)
  await expect(form.submit).toBeEnabled()
  await hand.press(form.submit)
  await expect(form.outcome).toContainText('Thank you')
  expect(taps).toBe(7)
})
