import type { Locator, Page } from '@playwright/test'
import { someAddress } from '../support/address'

export interface Enquiry {
  name: string
  email: string
  phone?: string
  projectType?: string
  message: string
}

type FieldLabel = 'Name' | 'Email' | 'Phone' | 'Project Type' | 'Message'

export class EnquiryForm {
  readonly page: Page
  readonly root: Locator
  readonly slider: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.locator('form').filter({ has: page.getByLabel('Message') })
    this.slider = this.root.getByRole('slider')
    this.submit = this.root.getByRole('button', { name: /Get Free Quote|Sending\.\.\./ })
  }

  /** What only screen readers are told. */
  get status() {
    return this.root.getByRole('status')
  }

  /** What became of it: below the button, or in place of the form. */
  get outcome() {
    const words = /Thank you|may not have reached us/
    return this.page.locator('[tabindex="-1"]:not(main)').filter({ hasText: words })
  }

  get again() {
    return this.page.getByRole('button', { name: 'Send another message' })
  }

  /** The words above a field. */
  label(field: FieldLabel) {
    return this.root.locator('label').filter({ hasText: new RegExp(`^${field}`) })
  }

  /** From an address of its own: the hourly limit counts by address. */
  async open(path = '/contact') {
    await this.page.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
    await this.page.goto(path)
  }

  field(label: FieldLabel) {
    return this.root.getByLabel(label)
  }

  async fill({ name, email, phone, projectType, message }: Enquiry) {
    await this.field('Name').fill(name)
    await this.field('Email').fill(email)
    if (phone) await this.field('Phone').fill(phone)
    await this.field('Project Type').selectOption({ label: projectType ?? 'Residential Windows' })
    await this.field('Message').fill(message)
  }

  /** Drags the handle along the whole track, as a hand with a mouse would. */
  async slideByMouse() {
    await this.slider.scrollIntoViewIfNeeded()
    const handle = await this.slider.boundingBox()
    const track = await this.slider.locator('..').boundingBox()
    if (!handle || !track) throw new Error('The verify slider is not on the page')
    const y = handle.y + handle.height / 2
    await this.page.mouse.move(handle.x + handle.width / 2, y)
    await this.page.mouse.down()
    await this.page.mouse.move(track.x + track.width / 2, y, { steps: 8 })
    await this.page.mouse.move(track.x + track.width + 10, y, { steps: 8 })
    await this.page.mouse.up()
  }

  async slideByKeyboard() {
    await this.slider.focus()
    await this.page.keyboard.press('End')
  }

  async slideByClick() {
    await this.slider.click()
  }
}
