import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated'

interface Words {
  title: string
  location: string
  startDate: string
  completionDate?: string
  status?: 'pending' | 'in_progress' | 'completed'
  features?: ('windows' | 'doors' | 'conservatories')[]
  description?: string
}

type Chosen = Parameters<Locator['setInputFiles']>[0]

/** The create and edit screens. */
export class ProjectForm {
  readonly page: Page
  readonly form: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('form', { name: /^(New|Edit) project$/ })
  }

  async openNew() {
    await this.page.goto('/projects/new')
    await hydrated(this.title)
  }

  async openEdit(slugOrId: string) {
    await this.page.goto(`/projects/${slugOrId}/edit`)
    await hydrated(this.title)
  }

  get title(): Locator {
    return this.form.getByLabel('Title', { exact: false }).first()
  }

  get description(): Locator {
    return this.form.getByRole('textbox', { name: /^Description/ })
  }

  async fill(words: Words) {
    await this.title.fill(words.title)
    await this.form.getByLabel('Location').fill(words.location)
    await this.form.getByLabel('Start Date').fill(words.startDate)
    if (words.completionDate) {
      await this.form.getByLabel('Completion Date').fill(words.completionDate)
    }
    if (words.status) await this.form.getByLabel('Status').selectOption(words.status)
    for (const feature of words.features ?? []) await this.form.getByLabel(feature).check()
    if (words.description) await this.description.fill(words.description)
  }

  half(type: 'before' | 'after', set: number): Locator {
    return this.form.getByLabel(`Add photo as ${type} image of set ${set}`)
  }

  /** A set that is saved or has a chosen file. */
  set(number: number): Locator {
    const heading = this.page.getByRole('heading', { name: new RegExp(`^Set ${number}\\b`) })
    return this.form.getByRole('listitem').filter({ has: heading })
  }

  get pickerOfAll(): Locator {
    return this.form.getByLabel('Add all photos at once')
  }

  async pickAll(files: Chosen) {
    await this.pickerOfAll.setInputFiles(files)
  }

  /** Photos picked all at once, and where each would go. */
  get tray(): Locator {
    return this.form.getByRole('group', { name: 'Sort your photos' })
  }

  /** How the photos of a set could be lined up, or are. */
  lineUp(set: number): Locator {
    return this.form.getByRole('group', { name: `Line up set ${set}` })
  }

  async addProgress(files: Chosen) {
    await this.form.getByLabel('Add progress photos').setInputFiles(files)
  }

  async addVideos(files: Chosen) {
    await this.form.getByLabel('Add videos').setInputFiles(files)
  }

  /** A chosen file by its name. */
  tile(name: string): Locator {
    return this.form.getByRole('group', { name })
  }

  async allReady(count: number) {
    const ready = this.form.getByRole('group').getByText('Ready', { exact: true })
    await expect(ready).toHaveCount(count)
  }

  /** @param of as its button says: 'before image of set 1' */
  async describePicture(of: string, caption: string, date?: string) {
    const field = this.page.getByLabel(`Caption, ${of}`)
    await this.form.locator('details', { has: field }).locator('summary').click()
    await this.form.getByLabel(`Caption, ${of}`).fill(caption)
    if (date) await this.form.getByLabel(`Image Date, ${of}`).fill(date)
  }

  get save(): Locator {
    // The other one saves a draft.
    return this.form.locator('button[type=submit]:not([name])')
  }

  button(name: string | RegExp): Locator {
    return this.form.getByRole('button', { name })
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title })
  }

  async confirm(title: string, answer: string) {
    await this.dialog(title).getByRole('button', { name: answer }).click()
  }

  get notice(): Locator {
    return this.page.getByText('Your unsaved work is back')
  }

  async discardDraft() {
    await this.page.getByRole('button', { name: 'Discard changes' }).click()
    await this.confirm('Discard your changes?', 'Discard')
    await expect(this.notice).toHaveCount(0)
  }
}
