import { expectAccessibleAtEach } from '../support/axe'
import { test } from '../support/fixtures'

const paths = [
  '/dashboard',
  '/dashboard/projects',
  '/dashboard/messages',
  '/dashboard/reviews',
  '/dashboard/settings',
  '/projects/new',
]

for (const [turn, path] of paths.entries()) {
  test(`axe finds nothing on ${path} for the owner`, async ({ owner }) => {
    await owner.goto(path)
    await expectAccessibleAtEach(owner, path, turn)
  })
}
