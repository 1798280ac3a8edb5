import { ProjectForm } from '../pages/project-form'
import { expect, test } from '../support/fixtures'
import { tabTo } from '../support/tab-to'
import { newTitle, photo, removeTitled } from '../support/titled-project'

let title: string

test.beforeEach(() => {
  title = newTitle()
})

test.afterEach(({ db }) => removeTitled(db, title))

test('a project is created by keyboard alone', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openNew()
  const press = async (...keys: string[]) => {
    for (const key of keys) await owner.keyboard.press(key)
  }
  const control = (name: string | RegExp, role: 'button' | 'textbox' | 'checkbox' | 'combobox') =>
    tabTo(owner, owner.getByRole(role, { name }).first())
  await control(/^Title/, 'textbox')
  await owner.keyboard.type(title)
  await press('Tab')
  await owner.keyboard.type('Durham')
  await press('Tab')
  await owner.keyboard.type('03022026')
  await control(/^Status/, 'combobox')
  await press('ArrowDown')
  await control('doors', 'checkbox')
  await press('Space')
  await control('Generate Description', 'button')
  await press('Enter')
  await expect(form.description).toHaveValue(/doors/)

  const [chooser] = await Promise.all([
    owner.waitForEvent('filechooser'),
    (async () => {
      await form.half('before', 1).focus()
      await press('Space')
    })(),
  ])
  await chooser.setFiles(photo('front-door-before'))
  await form.allReady(1)
  await control('Create Project', 'button')
  await press('Enter')
  await expect(owner.getByText('Project created successfully!')).toBeVisible()
  const { data } = await db
    .from('projects')
    .select('status, start_date')
    .eq('title', title)
    .single()
  expect(data).toEqual({ status: 'in_progress', start_date: '2026-03-02' })
})
