import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { SignInPage } from '../pages/sign-in-page'
import { environment } from './environment'
import { type Db, expect } from './fixtures'

export interface Account {
  id: string
  email: string
  password: string
}

/**
 * An owner of their own, so that the demo owner keeps address, password and sessions. Without a
 * profile row, unless a journey saves one: the site goes on wearing the demo profile, which is older.
 */
export async function makeAccount(db: Db, { owner = true } = {}): Promise<Account> {
  const email = `account-${crypto.randomUUID()}@example.com`
  const password = `Journey-${crypto.randomUUID()}`
  const { data, error } = await db.auth.admin.createUser({ email, password, email_confirm: true })
  if (error) throw error
  if (owner) {
    const added = await db.rpc('add_owner', { owner_id: data.user.id })
    if (added.error) throw new Error(added.error.message)
  }
  return { id: data.user.id, email, password }
}

/** Open windows of the office go on following every change, and slow down whoever comes after. */
const windows = new Map<string, BrowserContext[]>()

export async function removeAccount(db: Db, { id }: Account): Promise<void> {
  for (const context of windows.get(id) ?? []) await context.close()
  windows.delete(id)
  await db.auth.admin.deleteUser(id)
}

/** A browser of their own, signed in and at a page. */
export async function signedIn(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: environment.baseUrl })
  windows.set(account.id, [...(windows.get(account.id) ?? []), context])
  const page = await context.newPage()
  const signIn = new SignInPage(page)
  await signIn.open(`/bodhi?next=${encodeURIComponent(path)}`)
  await signIn.submit(account.email, account.password)
  await expect(page).toHaveURL(path)
  return page
}

/** Every session of theirs ends, as from another device. */
export async function signOutEverywhere({ email, password }: Account): Promise<void> {
  const client = createClient(environment.backendUrl, environment.publishableKey, {
    auth: { persistSession: false },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  await client.auth.signOut({ scope: 'global' })
}

export const signInDialog = (page: Page) =>
  page.getByRole('dialog', { name: "You've been signed out" })

/** In the dialog that an ended session opened: the page stays. */
export async function signInOver(page: Page, { email, password }: Account): Promise<void> {
  const dialog = signInDialog(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toHaveCount(0)
}

/**
 * Presses something when every session has ended, and signs in over the page.
 * @param to where the press then leads
 */
export async function pressSignedOut(
  page: Page,
  account: Account,
  press: () => Promise<unknown>,
  to = page.url(),
): Promise<void> {
  await signOutEverywhere(account)
  await press()
  await signInOver(page, account)
  await expect(page).toHaveURL(to)
}

interface Mail {
  to: string
  text: string
}

/** The link of the newest mail to somebody, in the mailbox of the embedded backend. */
export async function linkTo(address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(`${environment.mailboxUrl}.json`)
      const mails = (await answer.json()) as Mail[]
      const text = mails.find(({ to }) => to === address)?.text ?? ''
      link = /https?:\/\/\S+/.exec(text)?.[0]
      return link
    })
    .toBeTruthy()
  const { pathname, search, hash } = new URL(link ?? '')
  return pathname + search + hash
}

export async function mailsTo(address: string): Promise<number> {
  const answer = await fetch(`${environment.mailboxUrl}.json`)
  return ((await answer.json()) as Mail[]).filter(({ to }) => to === address).length
}
