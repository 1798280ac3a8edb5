import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { isHard, tell } from '../../tools/test-runner/dose'
import { type Account, makeAccount, removeAccount } from '../support/account'
import { someAddress } from '../support/address'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { ownerFlow, visitorFlow } from '../support/flows'
import {
  byKeyboard,
  byMouse,
  byTaps,
  expectFocusInSight,
  type InputMethod,
} from '../support/input-methods'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { watchMotion } from '../support/motion'
import { newTitle, removeTitled } from '../support/titled-project'

interface Way {
  name: string
  options: BrowserContextOptions
  /** How it is used, and what must have held in the end. */
  begin: (page: Page) => Promise<{ hand: InputMethod; end?: () => Promise<void> }>
}

const ways: Way[] = [
  {
    name: 'single taps alone',
    options: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    begin: async (page) => ({ hand: byTaps(page) }),
  },
  {
    name: 'keyboard alone',
    options: { viewport: { width: 1280, height: 800 } },
    begin: async (page) => ({ hand: byKeyboard(page) }),
  },
  {
    name: 'keyboard at 400 % zoom, the focus never hidden',
    // 1280 × 1024 at 400 %.
    options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 1 },
    begin: async (page) => ({ hand: byKeyboard(page, () => expectFocusInSight(page)) }),
  },
  {
    name: 'reduced motion',
    options: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    begin: async (page) => ({ hand: byMouse(page), end: await watchMotion(page) }),
  },
]

async function walk(
  browser: Browser,
  { name, options, begin }: Way,
  flow: string,
  go: (page: Page, hand: InputMethod) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: environment.baseUrl,
    // From an address of its own: enquiries and sign-ins are limited by address.
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    ...options,
  })
  const page = await context.newPage()
  const { hand, end } = await begin(page)
  await go(page, hand)
  await end?.()
  await context.close()
  tell({ row: 'every flow works for everyone', did: `${flow}, by ${name}`, found: 'to its end' })
}

// The rest takes minutes, and parts of it are travelled every day elsewhere.
for (const way of isHard ? ways : ways.slice(0, 1)) {
  test.describe(`by ${way.name}`, () => {
    let project: MadeProject
    let account: Account
    const title = newTitle()

    test.beforeAll(async ({ db }) => {
      const set = crypto.randomUUID()
      project = await makeProject(db, { has_doors: true }, [
        { image_type: 'before', image_set_id: set },
        { image_type: 'after', image_set_id: set },
      ])
      account = await makeAccount(db)
    })
    test.afterAll(async ({ db }) => {
      await removeProject(db, project)
      await removeTitled(db, title)
      await removeAccount(db, account)
    })

    test('a visitor browses, compares and enquires', async ({ browser, db, visitorEmail }) => {
      test.slow()
      await walk(browser, way, 'browse, compare, enquire', (page, hand) =>
        visitorFlow(page, hand, project.slug, visitorEmail),
      )
      // However often this is played: it is no flood from one address.
      const { data } = await db
        .from('contact_forms')
        .select('quarantine_reason')
        .eq('email', visitorEmail)
      expect(data).toEqual([{ quarantine_reason: null }])
    })

    if (!isHard) return
    test('an owner publishes, replaces, answers and changes hours', async ({
      browser,
      db,
      visitorEmail,
    }) => {
      test.slow()
      const { error } = await db.from('contact_forms').insert({
        name: 'Ann Answer',
        email: visitorEmail,
        project_type: 'custom',
        message: 'Please answer.',
      })
      expect(error).toBeNull()
      await walk(browser, way, 'sign in, publish, replace, answer, change hours', (page, hand) =>
        ownerFlow(page, hand, { account, db, title, sender: visitorEmail }),
      )
    })
  })
}
