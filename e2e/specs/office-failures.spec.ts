import { isHard } from '../../scripts/testing/dose'
import { alive } from '../alive'
import { expectAccessibleAtEach } from '../axe'
import { setFault } from '../faults'
import { expect, test } from '../fixtures'
import { type MadeProject, makeProject, removeProject } from '../made-project'
import { MessagesPage } from '../pages/messages-page'

let project: MadeProject

test.beforeAll(async ({ db }) => {
  project = await makeProject(db)
})
test.afterAll(async ({ db }) => removeProject(db, project))
test.afterEach(() => setFault('pass'))

const pages = [
  {
    path: () => '/dashboard',
    table: 'projects',
    failure: 'Failed to load dashboard data',
    heading: /^Welcome, /,
  },
  {
    path: () => '/dashboard/messages',
    table: 'rpc/find_enquiries',
    failure: 'Failed to load messages',
    heading: 'Messages',
  },
  {
    path: () => '/dashboard/settings',
    table: 'profiles.*id=eq',
    failure: 'Failed to load profile settings',
    heading: 'Account Settings',
  },
  {
    path: () => `/projects/${project.slug}/edit`,
    table: 'projects',
    failure: 'Failed to load project',
    heading: 'Edit Project',
  },
]

for (const { path, table, failure, heading } of isHard ? pages : pages.slice(0, 1)) {
  test(`${failure}: said on the page and in a toast, and mended by trying again`, async ({
    owner,
  }) => {
    await setFault('503', `^/rest/v1/${table}`)
    await owner.goto(path())
    await expect(owner.getByRole('heading', { level: 1, name: failure })).toBeVisible()
    await expect(owner.getByRole('region', { name: /^Notifications/ })).toContainText(failure)
    await expect(owner.getByRole('navigation', { name: 'Office' }).first()).toBeAttached()
    await expectAccessibleAtEach(owner, `${failure}, on the page`)
    const again = owner.getByRole('button', { name: 'Try again' })
    await again.press('Enter')
    await expect(again).toBeVisible()
    await setFault('pass')
    await again.press('Enter')
    await expect(owner.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

if (isHard) {
  test('with the backend away altogether the office says so, and is right at the first try after', async ({
    owner,
  }) => {
    await setFault('down')
    await owner.goto('/dashboard')
    await expect(
      owner.getByRole('heading', { level: 1, name: 'Something came loose' }),
    ).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessibleAtEach(owner, 'the overview without a backend')
    await setFault('pass')
    await owner.reload()
    await expect(owner.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible()
  })

  test('an export that fails is told in the inbox, and asks nobody to keep a broken file', async ({
    owner,
  }) => {
    await new MessagesPage(owner).open()
    await setFault('503', '^/rest/v1/rpc/find_enquiries')
    const link = owner.getByRole('link', { name: 'Export CSV' })
    // A page that comes to life only afterwards would tell the failure in place of the next one.
    await alive(link)
    const href = await link.getAttribute('href')
    const answer = await owner.request.get(href ?? '', { maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    expect(answer.headers()).toMatchObject({ location: '/dashboard/messages' })
    expect(answer.headers()['cache-control']).toContain('no-store')
    await setFault('pass')
    await owner.goto('/dashboard/messages')
    await expect(owner.getByText('Failed to load messages')).toBeVisible()
  })
}
