import type { Browser } from '@playwright/test'
import { tell } from '../../scripts/testing/dose'
import { type Account, makeAccount, removeAccount } from '../account'
import { environment } from '../environment'
import { expect, test } from '../fixtures'
import { SignInPage } from '../pages/sign-in-page'

const REFUSED = 'Failed to sign in. Please check your credentials.'

let account: Account
test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

/** The sign-in page as somebody at another address sees it; the proxy in front would say so. */
async function from(browser: Browser, address: string): Promise<SignInPage> {
  const context = await browser.newContext({
    baseURL: environment.baseUrl,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const signIn = new SignInPage(await context.newPage())
  await signIn.open()
  return signIn
}

async function refused(signIn: SignInPage, email: string, password: string): Promise<void> {
  const answered = signIn.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/bodhi'),
  )
  await signIn.submit(email, password)
  expect((await (await answered).text()).includes(REFUSED)).toBe(true)
}

test('guessing is slowed by account and address, in the same words, and the owner gets in elsewhere', async ({
  browser,
}) => {
  const block = Math.floor(Math.random() * 250)
  const guesser = await from(browser, `198.18.${block}.1`)
  const guesses = 10
  for (let guess = 0; guess < guesses; guess++) {
    await refused(guesser, account.email, `guess-${guess}`)
  }
  // Even the right password is not looked at now, and nothing says so.
  await refused(guesser, account.email, account.password)

  const owner = await from(browser, `198.18.${block}.2`)
  await owner.submit(account.email, account.password)
  await expect(owner.page).toHaveURL('/dashboard')
  await owner.page.context().close()

  // An account that does not exist is answered, and counted, like one that does.
  const other = await from(browser, `198.18.${block}.3`)
  for (let guess = 0; guess < guesses; guess++) {
    await refused(other, 'nobody@example.com', `guess-${guess}`)
  }
  tell({
    row: 'sign-in tried too often',
    did: `${guesses} guesses at once from one address, then the right password there and elsewhere`,
    found: 'refused there in the same words, signed in elsewhere',
  })
})
