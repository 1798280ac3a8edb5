import { isHard } from '../../tools/test-runner/dose'
import { ProjectForm } from '../pages/project-form'
import { ProjectPage } from '../pages/project-page'
import { type Account, makeAccount, removeAccount, signedIn } from '../support/account'
import { type Db, expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { pressInVain } from '../support/press-in-vain'
import { showChange } from '../support/webhook'

let account: Account

test.beforeEach(async ({ db }) => {
  account = await makeAccount(db)
})
test.afterEach(({ db }) => removeAccount(db, account))

if (isHard) {
  test.describe('a project', () => {
    let project: MadeProject
    test.beforeEach(async ({ db }) => {
      const set = crypto.randomUUID()
      project = await makeProject(db, {}, [
        { image_type: 'before', image_set_id: set },
        { image_type: 'after', image_set_id: set },
      ])
      await db.from('projects').update({ user_id: account.id }).eq('id', project.id)
      await showChange('projects')
    })
    test.afterEach(({ db }) => removeProject(db, project))

    const imagesLeft = async (db: Db) => {
      const { count } = await db
        .from('project_images')
        .select('*', { count: 'exact', head: true })
        .eq('project_id', project.id)
      return count
    }

    test('and its sets stay until they are deleted anew', async ({ browser, db }) => {
      const page = await signedIn(browser, account, '/dashboard')
      const projectPage = new ProjectPage(page)
      await projectPage.open(project.slug)
      await expect(projectPage.deleteSet(1)).toBeVisible()
      const removeSet = async () => {
        await projectPage.deleteSet(1).click()
        await projectPage.confirmDeletion()
      }
      await pressInVain(page, account, 'Failed to delete image set', removeSet)
      expect(await imagesLeft(db)).toBe(2)
      await removeSet()
      await expect(page.getByText('Image set deleted successfully')).toBeVisible()

      const remove = async () => {
        await page.getByRole('button', { name: 'Delete Project' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      }
      await pressInVain(page, account, 'Failed to delete project', remove)
      await remove()
      await expect(page.getByText('Project deleted successfully')).toBeVisible()
    })

    test('being edited: no question bars the way, and its text is back', async ({
      browser,
      db,
    }) => {
      const page = await signedIn(browser, account, '/dashboard')
      const questions: string[] = []
      page.on('dialog', async (dialog) => {
        questions.push(dialog.type())
        await dialog.accept()
      })
      const form = new ProjectForm(page)
      await form.openEdit(project.slug)
      await form.description.fill('Typed on a pavement.')
      const remove = async () => {
        await page.getByRole('button', { name: 'Delete Image before image of set 1' }).click()
        await form.confirm('Delete Image', 'Delete')
      }
      await pressInVain(page, account, 'Failed to delete image', remove)
      expect(questions).toEqual([])
      await expect(form.description).toHaveValue('Typed on a pavement.')
      expect(await imagesLeft(db)).toBe(2)
      await remove()
      await expect(page.getByText('Image deleted successfully')).toBeVisible()
      await expect(form.description).toHaveValue('Typed on a pavement.')
    })
  })
}
