import type { Locator, Page } from '@playwright/test'

/** One page of the public list. */
export class ProjectListPage {
  readonly page: Page
  readonly cards: Locator
  readonly filter: Locator
  readonly towns: Locator
  readonly pagination: Locator

  constructor(page: Page) {
    this.page = page
    // Not those of a section below.
    this.cards = page.getByRole('main').locator('article:not(section *)')
    this.towns = page.getByRole('navigation', { name: 'Towns' })
    this.filter = page.getByRole('navigation', { name: 'Project types' })
    this.pagination = page.getByRole('navigation', { name: 'Pages' })
  }

  card(title: string): Locator {
    return this.cards.filter({ hasText: title })
  }

  /** How many cards stand beside each other. */
  async columns(): Promise<number> {
    const tops = await this.cards.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    return tops.filter((top) => top === tops[0]).length
  }
}
