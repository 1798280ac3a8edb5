import type { Page } from '@playwright/test'
import { type Account, signInAgain, signOutEverywhere } from './account'
import { expect } from './fixtures'

/** A button is pressed when every session has ended: back where it was pressed, it is still to do. */
export async function pressInVain(
  page: Page,
  account: Account,
  failure: string,
  press: () => Promise<unknown>,
): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await signOutEverywhere(account)
  await press()
  await signInAgain(page, account, pathname + search)
  const told = `${failure}. You were signed out: please try again.`
  await expect(page.getByText(told)).toBeVisible()
}
