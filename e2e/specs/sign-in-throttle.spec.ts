import type { Browser } from '@playwright/test'
import { tell } from '../../tools/test-runner/dose'
import { SignInPage } from '../pages/sign-in-page'
import { type Account, makeAccount, removeAccount } from '../support/account'
import { someAddress } from '../support/address'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { rawRequest } from '../support/raw-request'
import { replay } from '../support/replay'
import { SessionJar } from '../support/session-jar'

const ABREAST = 6
const REFUSED = 'Failed to sign in. Please check your credentials.'
const FREE = 5

let account: Account
test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

/** The sign-in page as somebody at this address sees it; a proxy in front would say so. */
async function from(browser: Browser, address: string): Promise<SignInPage> {
  const context = await browser.newContext({
    baseURL: environment.baseUrl,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const signIn = new SignInPage(await context.newPage())
  await signIn.open()
  await hydrated(signIn.page.getByRole('button', { name: 'Sign in' }))
  return signIn
}

test('guessing is slowed by account and address, in the same words, and the owner gets in elsewhere', async ({
  browser,
}) => {
  const block = `198.18.${Math.floor(Math.random() * 250)}`
  const guesser = await from(browser, `${block}.1`)
  const request = guesser.page.waitForRequest((each) => each.method() === 'POST')
  await guesser.submit(account.email, 'the-first-guess')
  const sent = await request
  await expect(guesser.page.getByRole('form', { name: 'Sign in' })).toContainText(REFUSED)
  const guess = (address: string, password: string, email = account.email) =>
    replay(guesser.page, sent, address, [
      ['the-first-guess', password],
      [account.email, email],
    ])

  const guesses = await Promise.all(
    Array.from({ length: FREE }, (_, i) => guess(`${block}.1`, `guess-${i}`)),
  )
  // Now even the right password is not looked at, and nothing says so.
  const right = await guess(`${block}.1`, account.password)
  for (const { text, cookies } of [...guesses, right]) {
    expect(text).toContain(REFUSED)
    expect(cookies).not.toContain('auth-token')
  }

  // An account that does not exist is answered like one that does, before and after.
  for (let i = 0; i <= FREE; i++) {
    const { text } = await guess(`${block}.3`, 'a-guess', 'nobody@example.com')
    expect(text.replace(/"[\w-]{21}"/g, '')).toBe(right.text.replace(/"[\w-]{21}"/g, ''))
  }

  const owner = await from(browser, `${block}.2`)
  await owner.submit(account.email, account.password)
  await expect(owner.page).toHaveURL('/dashboard')
  tell({
    row: 'sign-in tried too often',
    did: `${FREE + 1} guesses from one address, then the right password there and from another`,
    found: 'refused there in the same words, signed in from the other',
  })
})

test('a crowd that signs in stops no session of the owner from being renewed', async ({
  browser,
}) => {
  // More than the auth service takes at once from one address, and each from another.
  const crowd = 60
  // Several, since one renewal finds room again within two seconds.
  const jars = await Promise.all(Array.from({ length: 4 }, () => SessionJar.signIn()))
  const guesser = await from(browser, someAddress())
  const request = guesser.page.waitForRequest((each) => each.method() === 'POST')
  await guesser.submit(account.email, 'the-first-guess')
  const sent = await request
  await expect(guesser.page.getByRole('form', { name: 'Sign in' })).toContainText(REFUSED)
  const guess = () =>
    replay(guesser.page, sent, someAddress(), [
      [account.email, `${crypto.randomUUID()}@example.com`],
    ])
  // A few at a time: each costs the backend a password's hash, and the last would wait too long.
  for (let sentSoFar = 0; sentSoFar < crowd; sentSoFar += ABREAST) {
    const answers = await Promise.all(Array.from({ length: ABREAST }, guess))
    for (const { text } of answers) expect(text).toContain(REFUSED)
  }

  const offices = jars.map(async (jar) => {
    await jar.expireIn(30)
    return rawRequest('/dashboard', {
      headers: { cookie: jar.header, 'x-forwarded-for': someAddress() },
    })
  })
  for (const { status, headers } of await Promise.all(offices)) {
    expect(status).toBe(200)
    expect(String(headers['set-cookie'])).toContain('auth-token')
  }
})

test('a device that signed in before is let in at once while a crowd guesses', async ({
  browser,
}) => {
  test.setTimeout(1_200_000)
  const crowd = 1_000
  const owner = await from(browser, someAddress())
  await owner.submit(account.email, account.password)
  await expect(owner.page).toHaveURL('/dashboard')
  // Signed out, and on the way with another address.
  await owner.page.context().clearCookies({ name: /auth-token|signed-in/ })
  await owner.page.context().setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })

  const guesser = await from(browser, someAddress())
  const request = guesser.page.waitForRequest((each) => each.method() === 'POST')
  await guesser.submit(account.email, 'the-first-guess')
  const sent = await request
  await expect(guesser.page.getByRole('form', { name: 'Sign in' })).toContainText(REFUSED)
  let guesses = 0
  let isOver = false
  const flood = async () => {
    while (guesses++ < crowd || !isOver) {
      const { text } = await replay(guesser.page, sent, someAddress(), [
        ['the-first-guess', `guess-${guesses}`],
      ])
      expect(text).toContain(REFUSED)
    }
  }
  const flooding = Promise.all(Array.from({ length: 6 }, flood))
  await expect.poll(() => guesses, { timeout: 900_000 }).toBeGreaterThan(crowd)

  // Elsewhere not even the right password is looked at.
  const stranger = await from(browser, someAddress())
  await stranger.submit(account.email, account.password)
  await expect(stranger.page.getByRole('form', { name: 'Sign in' })).toContainText(REFUSED)
  await owner.open()
  await owner.submit(account.email, account.password)
  await expect(owner.page).toHaveURL('/dashboard')
  isOver = true
  await flooding
  tell({
    row: 'sign-in under a flood',
    did: `${guesses} wrong passwords, each from another address, and the right one meanwhile`,
    found: 'refused on a new device, signed in at once on the known one',
  })
})
