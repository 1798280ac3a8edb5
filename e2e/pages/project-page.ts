import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated'

/** A project's public page. */
export class ProjectPage {
  readonly page: Page
  readonly dialog: Locator
  readonly progress: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Pictures' })
    this.progress = page.getByRole('region', { name: 'Progress photos' })
  }

  async open(slug: string) {
    const answer = await this.page.goto(`/projects/${slug}`)
    expect(answer?.status()).toBe(200)
  }

  set(number: number): Locator {
    return this.page.getByRole('listitem', { name: `Set ${number}`, exact: true })
  }

  /** Before and after behind one bar, of the chosen set. */
  get comparison(): Locator {
    return this.page.getByRole('slider', { name: /before and after$/ })
  }

  async compare(set: number) {
    const sets = this.page.getByRole('navigation', { name: 'Sets to compare' })
    await (await hydrated(sets.getByRole('link', { name: new RegExp(`Set ${set}$`) }))).click()
  }

  /** The links that open a picture, in the order of the page. */
  get pictures(): Locator {
    return this.page.getByRole('link', { name: /, enlarge$/ })
  }

  /** Waits for the page to listen; a plain link before that leads to the picture itself. */
  async openPicture(link: Locator) {
    await (await hydrated(link)).click()
    await expect(this.dialog).toBeVisible()
  }

  /** The picture that stands on the stage. */
  get shown(): Locator {
    return this.dialog.getByRole('img')
  }

  deleteSet(number: number): Locator {
    return this.page.getByRole('button', { name: `Delete Set ${number}`, exact: true })
  }

  async confirmDeletion() {
    const question = this.page.getByRole('dialog', { name: 'Delete Set' })
    await expect(question).toContainText('This action cannot be undone.')
    await question.getByRole('button', { name: 'Delete' }).click()
  }
}
