import { expectAccessibleAtEach } from '../support/axe'
import { DAILY } from '../support/daily'
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
  const tag = path === '/projects/new' ? DAILY : []
  test(`axe finds nothing on ${path} for the owner`, { tag }, async ({ owner }) => {
    await owner.goto(path)
    await expectAccessibleAtEach(owner, path, turn)
  })
}
