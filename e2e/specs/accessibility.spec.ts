import { expectAccessible } from '../support/axe'
import { test } from '../support/fixtures'

const widths = [320, 768, 1280]

for (const path of ['/dashboard', '/dashboard/messages', '/dashboard/settings', '/projects/new']) {
  test(`axe finds nothing on ${path} for the owner`, async ({ owner }) => {
    // A toast on its way in is half transparent for a moment, which is no contrast to measure.
    await owner.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of widths) {
      await owner.setViewportSize({ width, height: 900 })
      await owner.goto(path)
      await expectAccessible(owner, `${path} at ${width} px`)
    }
  })
}
