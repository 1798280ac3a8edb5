import type { Page } from '@playwright/test'
import { collectComplaints } from '../support/complaints'
import { expect, test } from '../support/fixtures'
import { publicPaths } from '../support/public-paths'

/** Ways from a string to something that runs. */
async function tryToRun(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tries: Record<string, () => void> = {
      'markup in an element': () => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.ran = 1">'
      },
      'markup beside one': () =>
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = 1">'),
      'a parsed document': () => new DOMParser().parseFromString('<script></script >', 'text/html'),
      'a script from elsewhere': () => {
        document.createElement('script').src = 'https://evil.example/a.js'
      },
      'a script from a picture': () => {
        document.createElement('script').src = '/photos/house.jpg'
      },
      'the text of a script': () => {
        const script = document.createElement('script')
        script.text = 'window.ran = 1'
        document.body.append(script)
      },
      'markup without a tag, as a script': () => {
        const script = document.createElement('script')
        script.innerHTML = 'window.ran = 1'
        document.body.append(script)
      },
      'another policy': () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown }
        }
        trustedTypes.createPolicy('mine', {})
      },
    }
    return Object.entries(tries).flatMap(([name, run]) => {
      try {
        run()
        return 'ran' in window
          ? [name]
          : name.startsWith('markup without')
            ? []
            : [`${name} passed`]
      } catch {
        return []
      }
    })
  })
}

test('no string becomes script or markup, on public pages and in the office', async ({
  page,
  owner,
  db,
  forbidden,
}) => {
  for (const [shown, path] of [
    [page, (await publicPaths(db)).at(-1) ?? '/'],
    [page, '/contact'],
    [owner, '/dashboard'],
  ] as const) {
    await shown.goto(path)
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => shown.evaluate(() => 'trustedTypes' in window)).toBe(true)
    expect(await tryToRun(shown), path).toEqual([])
    expect(await shown.evaluate(() => 'ran' in window), path).toBe(false)
  }
  // The browser has told of each try, so journeys would fail on one.
  expect(forbidden.length).toBeGreaterThan(3)
  forbidden.length = 0
})

test('with it, everything that makes markup works: moving about, data for search engines, toasts', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Windows', 'Projects', 'Contact', 'Home']) {
    const link = menu.getByRole('link', { name, exact: true })
    const path = (await link.getAttribute('href')) ?? '/'
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const data = page.locator('script[type="application/ld+json"]').first()
    expect(JSON.parse((await data.textContent()) ?? '')).toHaveProperty('@graph')
  }
  expect(complaints).toEqual([])
})
