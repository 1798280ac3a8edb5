import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated'

export class SettingsPage {
  readonly page: Page
  readonly name: Locator
  readonly company: Locator
  readonly email: Locator
  readonly password: Locator
  readonly twoStep: Locator
  readonly contact: Locator
  readonly facebook: Locator
  readonly instagram: Locator
  readonly images: Locator
  readonly limits: Locator
  readonly saveImages: Locator
  readonly logo: Locator

  constructor(page: Page) {
    this.page = page
    const form = (name: string) => page.getByRole('form', { name, exact: true })
    this.name = form('Your name')
    this.company = form('Company details')
    this.email = form('Sign-in email')
    this.password = form('Password')
    this.twoStep = form('Two-step sign-in')
    this.contact = form('Contact information')
    this.facebook = form('Facebook')
    this.instagram = form('Instagram')
    this.images = form('Image upload settings')
    // Folds out the sliders.
    this.limits = this.images.getByText('Change these limits')
    this.saveImages = this.images.getByRole('button', { name: 'Save image settings' })
    this.logo = page.getByRole('region', { name: 'Logo', exact: true })
  }

  async open() {
    await this.page.goto('/dashboard/settings')
    await hydrated(this.saveImages)
  }

  /** Presses the form's own button and waits for the toast. */
  async save(form: Locator, toast: string) {
    await form.locator('button[type=submit]').click()
    await this.expectToast(toast)
  }

  async expectToast(message: string) {
    await expect(this.page.locator('[data-sonner-toast]').getByText(message).first()).toBeVisible()
  }

  async changeEmail(values: { current: string; next: string }) {
    await this.email.getByLabel('New email').fill(values.next)
    await this.email.getByLabel('Current password').fill(values.current)
  }

  async changePassword(values: { current?: string; next: string; again?: string }) {
    if (values.current !== undefined) {
      await this.password.getByLabel('Current password').fill(values.current)
    }
    await this.password.getByLabel(/^New password/).fill(values.next)
    await this.password.getByLabel('Confirm new password').fill(values.again ?? values.next)
  }

  /** Opens the fold around the sliders. */
  async slide(label: RegExp | string, group: string, value: number) {
    const isFolded = await this.images.locator('details:not([open])').count()
    if (isFolded) await this.limits.click()
    const slider = this.images
      .getByRole('group', { name: group })
      .getByRole('slider', { name: label })
    await slider.fill(String(value))
  }
}
