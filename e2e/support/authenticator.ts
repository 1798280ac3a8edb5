import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { fromBase32, STEP_S, totp } from '../../tools/embedded-backend/auth/totp'
import { SettingsPage } from '../pages/settings-page'
import type { Account } from './account'
import { expect } from './fixtures'

/**
 * An authenticator app: each code is another, since each is taken once. The service takes the present one, the one
 * before and the one after.
 */
export class Authenticator {
  readonly key: string
  private readonly used = new Set<string>()

  constructor(key: string) {
    this.key = key
  }

  next(): string {
    const now = Date.now() / 1000
    const codes = [0, 1, -1].map((steps) => totp(fromBase32(this.key), now + steps * STEP_S))
    const code = codes.find((one) => !this.used.has(one))
    if (!code) throw new Error('All codes of this minute are used')
    this.used.add(code)
    return code
  }

  /** Six digits that are none of the present codes. */
  wrong(): string {
    const now = Date.now() / 1000
    const codes = [-2, -1, 0, 1, 2].map((n) => totp(fromBase32(this.key), now + n * STEP_S))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (guess) => !codes.includes(guess),
    ) as string
  }
}

/** What a phone reads from the picture. */
async function scan(page: Page): Promise<URL> {
  const picture = await page.getByRole('img', { name: /QR code/ }).screenshot({ scale: 'css' })
  const { data, info } = await sharp(picture)
    .resize(624)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new URL(decodeQR({ width: info.width, height: info.height, data }))
}

/** Sets up two-step sign-in in Settings by scanning the picture. */
export async function setUpTwoStep(page: Page, { password }: Account): Promise<Authenticator> {
  const { twoStep, ...settings } = new SettingsPage(page)
  await twoStep.getByLabel('Current password').fill(password)
  await twoStep.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const typed = (await twoStep.locator('code').textContent()) ?? ''
  const scanned = (await scan(page)).searchParams
  expect(scanned.get('secret')).toBe(typed.replaceAll(' ', ''))
  const app = new Authenticator(scanned.get('secret') ?? '')
  await twoStep.getByLabel(CODE).fill(app.next())
  await twoStep.getByRole('button', { name: 'Switch on two-step sign-in' }).click()
  await expect(
    settings.page.locator('[data-sonner-toast]').getByText('Two-step sign-in is on').first(),
  ).toBeVisible()
  return app
}

export const CODE = /^Code from your authenticator app/
