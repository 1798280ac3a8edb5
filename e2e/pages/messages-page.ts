import { expect, type Locator, type Page } from '@playwright/test'
import { environment } from '../support/environment'
import type { Db } from '../support/fixtures'
import { hydrated } from '../support/hydrated'

export class MessagesPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The menu entry: side menu on large screens, bottom bar below. */
  private get link() {
    return this.page.getByRole('link', { name: /^Messages/ }).filter({ visible: true })
  }

  /** Only what holds these words. */
  async open(words = '', box?: 'spam') {
    const search = words && (await this.remember(words))
    const query = new URLSearchParams({ ...(box && { box }), ...(search && { search }) })
    await this.page.goto(`/dashboard/messages?${query}`)
    await hydrated(this.page.getByRole('main'))
  }

  /** As a search does: the browser keeps the words, the address has an id. */
  private async remember(words: string): Promise<string> {
    const id = Buffer.from(words).toString('base64url').slice(0, 24)
    const place = { path: '/', domain: new URL(environment.baseUrl).hostname }
    const value = encodeURIComponent(JSON.stringify([[id, words]]))
    await this.page.context().addCookies([{ name: 'inbox-searches', value, ...place }])
    return id
  }

  /** A status applies at once. */
  async search(words: string, status?: string) {
    await this.page.getByRole('searchbox', { name: 'Search messages' }).fill(words)
    if (status) await this.page.getByLabel('Show').selectOption({ label: status })
    else await this.page.getByRole('button', { name: 'Search' }).click()
  }

  get cards(): Locator {
    return this.page.getByRole('article')
  }

  async openFromMenu() {
    await this.link.click()
    await expect(this.page).toHaveURL(/\/dashboard\/messages/)
  }

  /** The number in the badge; no badge is none. */
  async unread(): Promise<number> {
    const text = (await this.link.textContent()) ?? ''
    return Number(/\d+/.exec(text)?.[0] ?? 0)
  }

  /** How many there are, once the badge says so: a page that could not be counted in time begins with none. */
  async knownUnread(db: Db): Promise<number> {
    const rows = db.from('contact_forms').select('*', { count: 'exact', head: true })
    const { count } = await rows.eq('status', 'new').eq('archived', false).is('deleted_at', null)
    await this.expectUnread(count ?? 0)
    return count ?? 0
  }

  async expectUnread(count: number, options?: { timeout: number }) {
    await expect.poll(() => this.unread(), options).toBe(count)
  }

  /** A row of the list; on the page of one message, all of it. */
  card(email: string): Locator {
    return this.page.getByRole('article').filter({ hasText: email })
  }

  /** On its own page. @returns all of it */
  async openMessage(row: Locator): Promise<Locator> {
    await row.getByRole('link').click()
    await expect(this.page).toHaveURL(/\/messages\/[0-9a-f-]{36}/)
    const message = this.page.getByRole('article')
    await hydrated(message.getByRole('button').first())
    return message
  }

  get back(): Locator {
    return this.page.getByRole('link', { name: 'Back to messages' })
  }

  async setStatus(card: Locator, status: string) {
    await card.getByLabel('Status').selectOption(status)
  }

  async delete(card: Locator) {
    await card.getByRole('button', { name: /^Delete/ }).click()
  }
}
