import type { Locator, Page } from '@playwright/test'

/** What every public page wears: header, menu, breadcrumbs, footer. */
export class SiteFrame {
  readonly page: Page
  readonly topBar: Locator
  readonly menu: Locator
  readonly menuButton: Locator
  readonly home: Locator
  readonly quote: Locator
  readonly breadcrumbs: Locator
  readonly footer: Locator

  constructor(page: Page) {
    this.page = page
    const header = page.getByRole('banner')
    this.topBar = header.getByRole('navigation', { name: 'Main' })
    this.menu = header.getByRole('navigation', { name: 'Menu' })
    this.menuButton = header.locator('summary')
    this.home = header.locator('a[href="/"]').first()
    this.quote = header.getByRole('link', { name: 'Get Free Quote' }).first()
    this.breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    this.footer = page.getByRole('contentinfo')
  }

  /** The labels of a list of links, in order. */
  labels(list: Locator): Promise<string[]> {
    return list.getByRole('link').allTextContents()
  }

  legalLink(name: 'Privacy Policy' | 'Terms of Service') {
    return this.footer.getByRole('link', { name })
  }
}
