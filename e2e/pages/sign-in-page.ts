import type { Page } from '@playwright/test'

export class SignInPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(path = '/bodhi') {
    await this.page.goto(path)
  }

  async submit(email: string, password: string) {
    await this.page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Sign in' }).click()
  }
}
