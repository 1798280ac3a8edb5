import type { Locator, Page } from '@playwright/test'
import { EnquiryForm } from '../pages/enquiry-form'
import { MessagesPage } from '../pages/messages-page'
import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import { SettingsPage } from '../pages/settings-page'
import type { Account } from './account'
import { type Db, expect } from './fixtures'
import { hydrated } from './hydrated'
import type { InputMethod } from './input-methods'
import { photo } from './titled-project'

/** Browses to a project, compares, enlarges a picture, and enquires. */
export async function visitorFlow(page: Page, hand: InputMethod, slug: string, email: string) {
  const follow = async (link: Locator, path: string) => {
    await hydrated(link)
    await hand.press(link)
    await expect(page).toHaveURL(path)
  }
  await page.goto('/')
  const menu = page.locator('header summary')
  if (await menu.isVisible()) {
    await hydrated(menu)
    await hand.press(menu)
  }
  const navigation = page.getByRole('banner').getByRole('navigation').filter({ visible: true })
  await follow(navigation.getByRole('link', { name: 'Projects' }), '/projects')
  const types = page.getByRole('navigation', { name: 'Project types' })
  await follow(types.getByRole('link', { name: 'Doors' }), '/projects/type/doors')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${slug}"]`) })
  await follow(card.getByRole('link', { name: /View Project/ }), `/projects/${slug}`)

  const projectPage = new ProjectPage(page)
  const comparison = projectPage.comparison
  await hydrated(comparison)
  await hand.slideToEnd(comparison)
  await expect(comparison).toHaveAttribute('aria-valuetext', /^(9[5-9]|100)% before/)
  const picture = projectPage
    .set(1)
    .getByRole('link', { name: /, enlarge$/ })
    .first()
  await hydrated(picture)
  await hand.press(picture)
  await expect(projectPage.dialog).toHaveAccessibleDescription(/^1 of 2/)
  await hand.press(projectPage.dialog.getByRole('button', { name: 'Next' }))
  await expect(projectPage.dialog).toHaveAccessibleDescription(/^2 of 2/)
  await hand.press(projectPage.dialog.getByRole('button', { name: 'Close' }))
  await expect(projectPage.dialog).toHaveCount(0)

  const form = new EnquiryForm(page)
  await hydrated(form.field('Name'))
  await hand.write(form.field('Name'), 'Ann Everyone')
  await hand.write(form.field('Email'), email)
  await hand.pick(form.field('Project Type'), 'Residential Doors')
  await hand.write(form.field('Message'), 'A front door like this one.')
  await hand.slideToEnd(form.slider)
  await expect(form.submit).toBeEnabled()
  await hand.press(form.submit)
  await expect(form.outcome).toContainText('Thank you')
  await expect(form.outcome).toBeFocused()
}

/** Signs in, publishes a project, replaces its picture, answers a message, changes hours, and leaves. */
export async function ownerFlow(
  page: Page,
  hand: InputMethod,
  { account, db, title, sender }: { account: Account; db: Db; title: string; sender: string },
) {
  const office = page.getByRole('navigation', { name: 'Office' }).filter({ visible: true })
  await page.goto('/bodhi')
  await hydrated(page.getByLabel('Email').first())
  await hand.write(page.getByLabel('Email').first(), account.email)
  await hand.write(page.getByLabel('Password'), account.password)
  await hand.press(page.getByRole('button', { name: 'Sign in' }))
  await expect(page).toHaveURL('/dashboard')

  const create = page.getByRole('link', { name: 'New Project' }).first()
  await hydrated(create)
  await hand.press(create)
  await expect(page).toHaveURL('/projects/new')
  const form = new ProjectForm(page)
  await hydrated(form.title)
  await hand.write(form.title, title)
  await hand.write(form.form.getByLabel('Location'), 'Durham')
  await hand.write(form.form.getByLabel('Start Date'), '2026-02-03')
  await hand.press(form.form.getByLabel('doors'))
  await hand.press(form.button('Generate Description'))
  await expect(form.description).toHaveValue(/doors/)
  await hand.chooseFile(form.half('after', 1), photo('front-door-before'))
  await form.allReady(1)
  await hand.press(form.save)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const edit = page.getByRole('link', { name: 'Edit Project' })
  await hydrated(edit)
  await hand.press(edit)
  await expect(page).toHaveURL(/\/edit$/)
  await hydrated(form.title)
  const pathOf = async () => {
    const { data } = await db
      .from('projects')
      .select('project_images(path)')
      .eq('title', title)
      .single()
    return data?.project_images[0]?.path
  }
  const before = await pathOf()
  await hand.chooseFile(form.button(/^Replace/), photo('front-door-after'))
  await hand.press(form.dialog('Replace Image').getByRole('button', { name: 'Replace' }))
  await expect(page.getByText('Image replaced successfully')).toBeVisible()
  expect(await pathOf()).not.toBe(before)

  await hydrated(office.getByRole('link', { name: /^Messages/ }))
  await hand.press(office.getByRole('link', { name: /^Messages/ }))
  await expect(page).toHaveURL('/dashboard/messages')
  const card = new MessagesPage(page).card(sender)
  await hydrated(card.getByRole('link'))
  await hand.press(card.getByRole('link'))
  await hydrated(card.getByLabel('Status'))
  await expect(card.getByRole('link', { name: sender })).toHaveAttribute('href', /^mailto:/)
  await hand.pick(card.getByLabel('Status'), 'Contacted')
  await expect(page.getByText('Message status updated').first()).toBeVisible()

  await hand.press(office.getByRole('link', { name: /^Settings/ }))
  await expect(page).toHaveURL('/dashboard/settings')
  const settings = new SettingsPage(page)
  await hydrated(settings.saveImages)
  await hand.press(settings.contact.getByLabel('Saturday open'))
  await expect(settings.contact.getByLabel('Saturday open')).toBeChecked()
  await hand.press(settings.contact.getByRole('button', { name: 'Save contact information' }))
  await settings.expectToast('Contact information updated successfully')
  await hand.press(settings.limits)
  const quality = settings.images.getByRole('slider', { name: 'Quality' }).first()
  await hand.slideToEnd(quality)
  await expect(quality).toHaveValue('100')
  await hand.press(settings.saveImages)
  await settings.expectToast('Image compression settings saved successfully')
  const { data } = await db
    .from('profiles')
    .select('business_hours, image_compression_settings')
    .eq('id', account.id)
    .single()
  expect(data?.image_compression_settings).toMatchObject({ projectImages: { quality: 1 } })
  expect(data?.business_hours).toContainEqual(
    expect.objectContaining({ day: 'Saturday', isOpen: true }),
  )
  await hand.press(office.getByRole('button', { name: 'Logout' }))
  await expect(page).toHaveURL('/')
}
