import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { FLASH_COOKIE } from '../../lib/flash'
import type { Database } from '../../lib/supabase/database.types'
import { SignInPage } from '../pages/sign-in-page'
import { environment } from './environment'

export type Db = SupabaseClient<Database>

interface Fixtures {
  /** A signed-in owner in a browser of their own. */
  owner: Page
  /** An e-mail address nobody has written from: the hourly limit counts by address. */
  visitorEmail: string
  /** What the policies of the pages forbade, in any browser of the journey: nothing, at its end. */
  forbidden: string[]
}

interface WorkerFixtures {
  /** Past every policy, for looking at rows and for cleaning up. */
  db: Db
  ownerState: Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      await use(
        createClient<Database>(environment.backendUrl, environment.secretKey, {
          auth: { persistSession: false },
        }),
      )
    },
    { scope: 'worker' },
  ],

  ownerState: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: environment.baseUrl })
      const signIn = new SignInPage(page)
      await signIn.open()
      await signIn.submit(environment.owner.email, environment.owner.password)
      await expect(page).toHaveURL(/\/dashboard$/)
      // Or each journey would begin by being told of this sign-in, in front of what it wants to press.
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .not.toContain(FLASH_COOKIE)
      const state = await page.context().storageState()
      await page.close()
      await use(state)
    },
    { scope: 'worker' },
  ],

  forbidden: [
    async ({ browser }, use) => {
      const forbidden: string[] = []
      const listen = (context: BrowserContext) =>
        context.on('console', (message) => {
          if (/content security policy|requires 'trusted/i.test(message.text()))
            forbidden.push(`${message.page()?.url()}: ${message.text()}`)
        })
      browser.contexts().forEach(listen)
      browser.on('context', listen)
      await use(forbidden)
      browser.off('context', listen)
      expect(forbidden).toEqual([])
    },
    { auto: true },
  ],

  owner: async ({ browser, ownerState }, use) => {
    const context = await browser.newContext({
      baseURL: environment.baseUrl,
      storageState: ownerState,
    })
    await use(await context.newPage())
    await context.close()
  },

  visitorEmail: async ({ db }, use) => {
    const email = `visitor-${crypto.randomUUID()}@example.com`
    await use(email)
    const { error } = await db.from('contact_forms').delete().eq('email', email)
    if (error) throw new Error(error.message)
  },
})

export { expect }
