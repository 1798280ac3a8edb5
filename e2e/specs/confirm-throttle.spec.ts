import { createHash, randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { tell } from '../../tools/test-runner/dose'
import { type Account, linkTo, makeAccount, removeAccount } from '../support/account'
import { someAddress } from '../support/address'
import { environment } from '../support/environment'
import { expect, test } from '../support/fixtures'
import { replay } from '../support/replay'

let account: Account
test.beforeEach(async ({ db, page }) => {
  account = await makeAccount(db)
  await page.goto('/bodhi')
  await page.getByText('Forgotten your password?').click()
  await page.getByLabel('The email you sign in with').fill(account.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If this address has an account').first()).toBeVisible()
})
test.afterEach(({ db }) => removeAccount(db, account))

/** What the newest link carries. */
async function partsOf(email: string): Promise<URLSearchParams> {
  const { search, hash } = new URL(await linkTo(email), environment.baseUrl)
  // Secrets do not travel in what a server sees and a Referer tells.
  expect(search).toBe('')
  return new URLSearchParams(hash.slice(1))
}
const pathWith = (parts: URLSearchParams) => `/auth/confirm#${parts}`

async function confirm(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('a link from a mail is guessed by nobody, and works meanwhile', async ({ browser, page }) => {
  test.setTimeout(1_200_000)
  const [guesses, addresses] = [10_000, 1_000]
  const parts = await partsOf(account.email)
  const tokenHash = parts.get('token_hash') ?? ''

  const guesser = await browser.newPage({ baseURL: environment.baseUrl })
  const request = guesser.waitForRequest((each) => each.method() === 'POST')
  await confirm(guesser, '/auth/confirm#token_hash=the-first-guess&type=recovery')
  const sent = await request
  await expect(guesser.getByRole('form', { name: 'Confirm' })).toContainText(
    'Part of this link is missing',
  )
  const guess = async (address: string, hash: string) => {
    const { text, cookies } = await replay(guesser, sent, address, [['the-first-guess', hash]])
    expect(text).toContain('"status":"error"')
    expect(cookies).not.toContain('auth-token')
  }
  // Not even the right token: a link is more than that.
  await guess(someAddress(), tokenHash)

  const crowd = Array.from({ length: addresses }, someAddress)
  const code = () => String(randomInt(10 ** 9)).padStart(10, '0')
  const hash = () =>
    createHash('sha256')
      .update(account.email + code())
      .digest('hex')
  let sentSoFar = 0
  let isIn = false
  const flood = async () => {
    while (sentSoFar < guesses || !isIn) await guess(crowd[sentSoFar++ % addresses] ?? '', hash())
  }
  const flooding = Promise.all(Array.from({ length: 10 }, flood))
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url(), each.headers().referer ?? ''))
  await confirm(page, pathWith(parts))
  await expect(page).toHaveURL(/\/dashboard\/settings#password$/)
  isIn = true
  expect(asked.filter((address) => address.includes(tokenHash))).toEqual([])
  await flooding
  tell({
    row: 'links from mails guessed',
    did: `${sentSoFar} guesses from ${addresses} addresses, and one with the right token alone`,
    found: 'none signed in; the true link worked meanwhile',
  })
  await guesser.context().close()
})

test('a link that was tried too often says so, and what to do', async ({ page }) => {
  const parts = await partsOf(account.email)
  const right = parts.get('token_hash') ?? ''
  parts.set(
    'token_hash',
    right.replace(/^./, (first) => (first === '0' ? '1' : '0')),
  )
  const form = page.getByRole('form', { name: 'Confirm' })
  await page.goto(pathWith(parts))
  const press = async () => {
    const answer = page.waitForResponse((each) => each.request().method() === 'POST')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await answer
  }
  for (let i = 0; i < 5; i++) {
    await press()
    await expect(form).toContainText('has expired or was already used')
  }
  await press()
  await expect(form).toContainText('This link has been tried too many times')
  await expect(form.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})
