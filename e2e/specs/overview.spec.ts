import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN

test('the overview leads with what waits, and the projects begin on the first screen', async ({
  owner,
  db,
  visitorEmail,
}) => {
  const draft = await makeProject(db, { is_hidden: true })
  const said = { name: 'Ann Waiting', project_type: 'custom', message: 'Hello.' }
  await db.from('contact_forms').insert({ ...said, email: visitorEmail })
  // A new enquiry has no reminder yet.
  await db.from('contact_forms').update({ remind_on: today() }).eq('email', visitorEmail)
  try {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await owner.setViewportSize({ width, height })
      await owner.goto('/dashboard')
      const main = owner.getByRole('main')
      const waiting = main.getByRole('link', { name: /^[\d,]+ ?(unread|reminder|draft)/ })
      await expect(waiting.first()).toHaveText(/^[\d,]+ ?unread messages?$/)
      await expect(waiting.nth(1)).toHaveText(/^[\d,]+ ?reminders? due$/)
      await expect(waiting.nth(2)).toHaveText(/^[\d,]+ ?draft projects?$/)

      const heading = main.getByRole('heading', { level: 2, name: 'Your projects' })
      const card = main.getByRole('article').first()
      const figures = main.getByText('Enquiries this month')
      const chart = main.getByRole('img', { name: /Enquiries per week/ })
      const tops = []
      for (const part of [waiting.first(), waiting.nth(2), heading, card, figures, chart]) {
        tops.push(await topOf(part))
      }
      expect(tops, `at ${width} px`).toEqual(tops.toSorted((one, other) => one - other))
      // Not behind the bar of a phone either.
      const bar = await owner.locator('[data-bottom-bar]').boundingBox()
      const end = bar?.y ?? height
      await expect(heading).toBeInViewport({ ratio: 1 })
      expect(await topOf(card), `the first card at ${width} px`).toBeLessThan(end)
      // A glimpse of its picture, not an edge of its frame.
      const picture = await card.locator('div').first().boundingBox()
      expect((picture?.y ?? Number.NaN) + (picture?.height ?? 0) / 2).toBeLessThan(end)
    }
  } finally {
    await removeProject(db, draft)
  }
})
