import type { Page } from '@playwright/test'
import { dose, isHard } from '../../tools/test-runner/dose'
import { MessagesPage } from '../pages/messages-page'
import { expectAccessibleAtEach } from '../support/axe'
import { type Fault, setFault } from '../support/faults'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

let project: MadeProject

test.beforeAll(async ({ db }) => {
  project = await makeProject(db)
})
test.afterAll(async ({ db }) => removeProject(db, project))
test.afterEach(() => setFault('pass'))

/** No page of the office may take longer to say that it cannot be read. */
const LONGEST_MS = 8_000
const UNREACHABLE = "We can't reach your data right now"

const overview = {
  path: () => '/dashboard',
  reads: 'projects',
  failure: 'Failed to load dashboard data',
  heading: /^Welcome, /,
}
const messages = {
  path: () => '/dashboard/messages',
  reads: 'rpc/find_enquiries',
  failure: 'Failed to load messages',
  heading: 'Messages',
}
const projects = {
  path: () => '/dashboard/projects',
  reads: 'projects',
  failure: 'Failed to load projects',
  heading: 'Projects',
}
const settings = {
  path: () => '/dashboard/settings',
  reads: 'profiles.*id=eq',
  failure: 'Failed to load profile settings',
  heading: 'Account Settings',
}
const edit = {
  path: () => `/projects/${project.slug}/edit`,
  reads: 'projects',
  failure: 'Failed to load project',
  heading: 'Edit Project',
}
const pages = [overview, messages, projects, settings, edit]

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/** The menu stands, the page says what happened, and so does a toast. */
async function expectFailure(page: Page, failure: string) {
  await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(failure)
  await expect(
    page.getByRole('navigation', { name: 'Office' }).filter({ visible: true }),
  ).toHaveCount(1)
  await expect(retry(page)).toBeVisible()
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

for (const fault of ['down', '503', 'hang'] satisfies Fault[]) {
  test(`without a backend (${fault}) every page of the office is a 503 with its menu, within 8 s`, async ({
    owner,
  }) => {
    await setFault(fault)
    const paths = [...pages.map((page) => page.path()), '/projects/new']
    // Each waits for its limit.
    for (const path of fault === 'hang' ? paths.slice(0, dose(1, paths.length)) : paths) {
      const { result, ms } = await timed(async () => {
        const answer = await owner.request.get(path, { maxRedirects: 0 })
        return { status: answer.status(), html: await answer.text() }
      })
      expect.soft(result.status, path).toBe(503)
      expect.soft(ms, path).toBeLessThan(LONGEST_MS)
      const shown = result.html.replace(/<script[\s\S]*?<\/script>/g, '')
      expect.soft(shown.match(/aria-label="Office"/g), path).toHaveLength(2)
      expect.soft(shown, path).toContain('Retry')
    }
  })
}

test('an expired session does not make the wait longer', async ({ owner }) => {
  // The library goes on refreshing for half a minute.
  const cookies = await owner.context().cookies()
  const session = cookies.find(({ name }) => /^sb-.*-auth-token$/.test(name))
  const text = Buffer.from(session?.value.replace('base64-', '') ?? '', 'base64url').toString()
  const expired = JSON.stringify({ ...JSON.parse(text), expires_at: 1 })
  const value = `base64-${Buffer.from(expired).toString('base64url')}`
  await owner.context().addCookies([{ ...session, name: session?.name ?? '', value }])
  for (const fault of ['down', 'hang'] satisfies Fault[]) {
    await setFault(fault)
    const { result, ms } = await timed(() =>
      owner.request.get('/dashboard/messages', { maxRedirects: 0, timeout: 60_000 }),
    )
    expect.soft(ms, fault).toBeLessThan(LONGEST_MS)
    expect.soft(result.status(), fault).toBe(503)
  }
  await setFault('pass')
  const answer = await owner.request.get('/dashboard/messages', { maxRedirects: 0 })
  expect(answer.status(), 'the session outlives the outage').toBe(200)
})

for (const { path, failure, heading } of pages) {
  test(`${failure}: without a backend the page says so, and Retry brings it back`, async ({
    owner,
  }) => {
    await setFault('down')
    await owner.goto(path())
    await expectFailure(owner, failure)
    await expectAccessibleAtEach(owner, `${failure}, on the page`)
    const reference = (await owner.getByText(/reference: \w+$/).textContent()) ?? ''
    await retry(owner).press('Enter')
    // Each try has a reference of its own.
    await expect(owner.getByText(reference)).toHaveCount(0)
    await expectFailure(owner, failure)
    await setFault('pass')
    await retry(owner).press('Enter')
    await expect(owner.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(owner.getByText(UNREACHABLE)).toHaveCount(0)
    await expect(owner).toHaveURL(path())
  })
}

test('the data failing or hanging behind a working sign-in is told the same way', async ({
  owner,
}) => {
  await setFault('503', '^/rest/')
  const answer = await owner.request.get('/dashboard', { maxRedirects: 0 })
  expect(answer.status()).toBe(503)
  for (const fault of ['503', 'hang'] satisfies Fault[]) {
    for (const { path, reads, failure, heading } of isHard ? pages : pages.slice(0, 2)) {
      await setFault('pass')
      await setFault(fault, `^/rest/v1/${reads}`)
      const { ms } = await timed(() => owner.goto(path()))
      expect.soft(ms, `${path()} ${fault}`).toBeLessThan(LONGEST_MS)
      await expectFailure(owner, failure)
      await setFault('pass')
      await retry(owner).press('Enter')
      await expect(owner.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(owner.getByText(UNREACHABLE)).toHaveCount(0)
    }
  }
})

test('on the way from page to page the menu stays, and Retry brings the page', async ({
  owner,
}) => {
  await owner.goto('/dashboard')
  const menu = owner.getByRole('navigation', { name: 'Office' }).filter({ visible: true })
  await hydrated(menu)
  await menu.evaluate((element) => element.setAttribute('data-same-document', ''))
  const steps = [
    { link: /^Messages/, fault: 'down', ...messages },
    { link: 'Projects', fault: '503', ...projects },
    { link: 'Settings', fault: 'hang', ...settings },
    { link: 'Overview', fault: '503', ...overview },
  ] as const
  for (const { link, fault, failure, heading, path } of steps) {
    await setFault(fault)
    await menu.getByRole('link', { name: link }).click()
    await expectFailure(owner, failure)
    await expect(owner).toHaveURL(path())
    await setFault('pass')
    await retry(owner).press('Enter')
    await expect(owner.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // The page before stays in the document, hidden.
    await expect(owner.getByText(UNREACHABLE).filter({ visible: true })).toHaveCount(0)
    await expect(menu).toHaveAttribute('data-same-document')
  }
})

test('a project that does not exist leads to the projects; one that cannot be read does not', async ({
  owner,
}) => {
  await owner.goto('/projects/no-such-project/edit')
  await expect(owner).toHaveURL('/dashboard/projects')
  await expect(owner.getByText('Failed to load project')).toBeVisible()

  await setFault('503', '^/rest/v1/projects')
  await owner.goto('/projects/no-such-project/edit')
  await expectFailure(owner, 'Failed to load project')
  await expect(owner).toHaveURL('/projects/no-such-project/edit')
  await setFault('pass')
  await retry(owner).press('Enter')
  await expect(owner).toHaveURL('/dashboard/projects')
})

if (isHard) {
  test('an export that fails is told in the inbox, and asks nobody to keep a broken file', async ({
    owner,
  }) => {
    await new MessagesPage(owner).open()
    const link = owner.getByRole('link', { name: 'Export CSV' })
    // A page that comes to life only afterwards would tell the failure in place of the next one.
    await hydrated(link)
    const href = await link.getAttribute('href')
    for (const match of ['^/rest/v1/rpc/find_enquiries', undefined]) {
      await setFault('503', match)
      const answer = await owner.request.get(href ?? '', { maxRedirects: 0 })
      expect(answer.status()).toBe(303)
      expect(answer.headers()).toMatchObject({ location: '/dashboard/messages' })
      expect(answer.headers()['cache-control']).toContain('no-store')
    }
    await setFault('pass')
    await owner.goto('/dashboard/messages')
    await expect(owner.getByText('Failed to load messages')).toBeVisible()
  })
}
