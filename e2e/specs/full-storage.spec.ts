import type { Page } from '@playwright/test'
import { ProjectForm } from '../pages/project-form'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { imagesOf } from '../support/stored-project'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})
test.afterEach(({ db }) => removeTitled(db, title))

/** From the next page on, as on a phone without room. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
    Cache.prototype.put = async () => refuse()
  })

test('a device without room says that it keeps neither text nor photos, and the project is saved', async ({
  owner,
  db,
}) => {
  const errors: string[] = []
  owner.on('pageerror', (error) => errors.push(String(error)))
  await fillStorage(owner)
  const form = new ProjectForm(owner)
  await form.openNew()
  const warning = form.form.getByText("This device can't keep your text for later.")
  await expect(warning).toHaveCount(0)
  await form.fill({ title, location: 'Durham', startDate: '2026-03-02', description: 'Oak.' })
  await expect(warning).toBeVisible()

  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await owner.route(
    (url) => url.pathname.endsWith('/upload/resumable/sign'),
    async (route) => {
      await held
      await route.continue()
    },
  )
  await form.addProgress(photo('progress-scaffolding'))
  const stay = form
    .tile('progress-scaffolding.jpg')
    .getByText(/^Keep this tab open until it's sent/)
  await expect(stay).toBeVisible()
  await expectAccessibleAtEach(owner, 'a project without room on the device')
  await owner
    .getByRole('link', { name: /^Messages/ })
    .filter({ visible: true })
    .click()
  const question = form.dialog('Leave without saving?')
  await expect(question).toContainText("You'll lose your text")
  await expect(question).toContainText('Uploads in progress will stop.')
  await form.confirm('Leave without saving?', 'Stay')

  send()
  await form.allReady(1)
  await expect(stay).toHaveCount(0)
  await form.save.click()
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const { data: project } = await db.from('projects').select('*').eq('title', title).single()
  expect(project?.description).toBe('Oak.')
  expect(await imagesOf(db, project?.id ?? '')).toHaveLength(1)
  expect(errors).toEqual([])
})
