import type { Page } from '@playwright/test'
import { MessagesPage } from '../pages/messages-page'
import { expect, test } from '../support/fixtures'
import { makeProject, removeProject } from '../support/made-project'
import { openOffice } from '../support/office-worker'

const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Office' }).filter({ visible: true })

test('started from its icon it opens at the office, clear of notch and home bar', async ({
  owner,
  request,
}) => {
  const manifest = await (await request.get('/office.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/dashboard', scope: '/', display: 'standalone' })
  await owner.setViewportSize({ width: 390, height: 844 })
  await owner.goto(manifest.start_url)
  await expect(owner).toHaveURL('/dashboard')
  // The system's bars wear the colour of the menu, and the page reaches behind them.
  const meta = (name: string) => owner.locator(`meta[name="${name}"]`)
  await expect(meta('theme-color')).toHaveAttribute('content', manifest.theme_color)
  await expect(meta('viewport')).toHaveAttribute('content', /viewport-fit=cover/)

  const devtools = await owner.context().newCDPSession(owner)
  const menu = menuOf(owner)
  const dashboard = menu.getByRole('link', { name: 'Dashboard' })
  const logout = menu.getByRole('button', { name: 'Logout' })
  const bottomOf = async () => {
    const box = await dashboard.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  await expect.poll(bottomOf).toBe(844 - 34)

  await owner.setViewportSize({ width: 844, height: 390 })
  const insets = { left: 47, right: 47, bottom: 21 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const leftOf = async () => (await dashboard.boundingBox())?.x
  await expect.poll(leftOf).toBeGreaterThanOrEqual(47)
  const last = await logout.boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(844 - 47)
  const title = await owner.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.x).toBeGreaterThanOrEqual(47)
})

test('no page of it needs the browser’s own buttons to go on', async ({
  owner,
  db,
  visitorEmail,
}) => {
  const project = await makeProject(db)
  const said = { name: 'Ann App', project_type: 'custom', message: 'From the pavement.' }
  await db.from('contact_forms').insert({ ...said, email: visitorEmail })
  try {
    await owner.setViewportSize({ width: 390, height: 844 })
    const menu = menuOf(owner)
    const office = ['projects', 'messages', 'settings', 'reviews', 'nothing-here']
    for (const path of [
      '/dashboard',
      ...office.map((page) => `/dashboard/${page}`),
      '/projects/new',
      `/projects/${project.slug}/edit`,
      `/projects/${project.slug}`,
      '/',
    ]) {
      await owner.goto(path)
      await expect(menu.getByRole('link', { name: 'Dashboard' }), path).toBeInViewport()
    }
    const messages = new MessagesPage(owner)
    await messages.open(visitorEmail)
    await messages.openMessage(messages.card(visitorEmail))
    await messages.back.click()
    await expect(messages.card(visitorEmail)).toBeVisible()

    // Out to the website and back.
    await menu.getByRole('link', { name: 'Projects' }).click()
    await owner.getByRole('link', { name: 'See all projects on the website' }).click()
    await expect(owner).toHaveURL('/projects')
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(owner).toHaveURL('/dashboard')
    await expect(owner.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  } finally {
    await removeProject(db, project)
  }
})

/** Names as they are seen, without the number unread, and where they lead. */
async function entriesOf(page: Page) {
  const links = menuOf(page).getByRole('link')
  const [texts, paths] = await Promise.all([
    links.allInnerTexts(),
    links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
  ])
  return texts.map((text, at) => [/[A-Z][a-z]+/.exec(text)?.[0], paths[at]])
}

test('without connection it keeps its menu and says that nothing waits', async ({ owner }) => {
  for (const [width, first] of [
    [1280, 'Overview'],
    [390, 'Dashboard'],
  ] as const) {
    await owner.setViewportSize({ width, height: 844 })
    await openOffice(owner)
    const online = await entriesOf(owner)
    expect(online[0]).toEqual([first, '/dashboard'])
    await owner.context().setOffline(true)
    await owner.goto('/dashboard/settings')
    await expect(owner.getByRole('heading', { name: 'No connection' })).toBeVisible()
    expect(await entriesOf(owner), `at ${width} px`).toEqual(online)
    for (const link of await menuOf(owner).getByRole('link').all())
      await expect(link).toBeInViewport()
    await expect(owner.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
    await expect(owner.getByText('Nothing is waiting: all you did is saved.')).toBeVisible()
    await expect(owner.getByRole('main').getByRole('listitem')).toHaveCount(0)

    // An entry leads there once there is signal; until then it leads to the same page.
    await menuOf(owner).getByRole('link', { name: 'Messages' }).click()
    await expect(owner).toHaveURL('/dashboard/messages')
    await expect(owner.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await owner.context().setOffline(false)
    await expect(owner.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  }
})
