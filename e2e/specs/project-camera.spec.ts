import config from '../../playwright.config'
import { ProjectForm } from '../pages/project-form'
import { expectAccessibleAtEach } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { imagesOf } from '../support/stored-project'

/** A camera that shows a test picture, and an owner who always gives this answer to the browser. */
const withCamera = (answer: 'accept' | 'deny') => {
  const { launchOptions } = config.use ?? {}
  const fake = ['device-for-media-stream', `ui-for-media-stream=${answer}`]
  const args = fake.map((each) => `--use-fake-${each}`)
  return { ...launchOptions, args: [...(launchOptions?.args ?? []), ...args] }
}
test.use({ launchOptions: withCamera('accept') })

let project: MadeProject

test.beforeEach(async ({ db }) => {
  const image_set_id = crypto.randomUUID()
  project = await makeProject(db, {}, [{ image_type: 'before', image_set_id }])
})
test.afterEach(async ({ db }) => removeProject(db, project))

const afterPhoto = 'Take the after image of set 1'

test('the after photo is taken through the before photo, in its shape', async ({ owner, db }) => {
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  await form.button(/^Take the after photo/).click()
  const dialog = form.dialog(afterPhoto)
  const video = dialog.getByLabel('What the camera sees')
  const isOn = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const stream = element.srcObject
      return stream instanceof MediaStream && stream.active && element.videoWidth > 0
    })
  await expect.poll(isOn).toBe(true)
  const tracks = await video.evaluateHandle((element: HTMLVideoElement) => {
    const stream = element.srcObject
    return stream instanceof MediaStream ? stream.getTracks() : []
  })
  const states = () => tracks.evaluate((all) => all.map(({ readyState }) => readyState))
  expect(await states()).toEqual(['live'])

  const view = dialog.getByRole('button', { name: /^Tap to switch/ })
  const ghost = dialog.locator('img[alt=""]')
  await expect(ghost).toHaveCSS('opacity', '0.5')
  await view.click()
  await expect(ghost).toHaveCSS('opacity', '0')
  await view.click()
  await expect(ghost).toHaveCSS('opacity', '1')
  const leaning = (gamma: number) =>
    owner.evaluate(
      (lean) =>
        dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: 60, gamma: lean })),
      gamma,
    )
  await leaning(20)
  await expect(dialog.locator('[data-level]')).toHaveAttribute('data-level', 'leaning')
  await leaning(0)
  await expect(dialog.getByText('Level', { exact: true })).toBeVisible()
  await expectAccessibleAtEach(owner, 'the camera')

  const shutter = dialog.getByRole('button', { name: 'Take photo' })
  expect((await shutter.boundingBox())?.width).toBeGreaterThanOrEqual(64)
  await shutter.click()
  await expect(dialog.getByRole('img', { name: 'Taken' })).toBeVisible()
  await expect(view).toContainText('After')
  await dialog.getByRole('button', { name: 'Take again' }).click()
  await shutter.click()
  const use = dialog.getByRole('button', { name: 'Use this photo' })
  await expect(use).toBeFocused()
  await use.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect(await states()).toEqual(['ended'])
  await form.allReady(1)
  await form.save.click()
  await expect(owner.getByText('Project updated successfully!')).toBeVisible()
  const after = (await imagesOf(db, project.id)).find(({ image_type }) => image_type === 'after')
  expect((after?.width ?? 0) / (after?.height ?? 1)).toBeCloseTo(3 / 2, 1)
})

test('without leave a message says why, and a photo can be chosen', async ({
  browser,
  ownerState,
  baseURL,
}) => {
  const other = await browser.browserType().launch(withCamera('deny'))
  const owner = await other.newPage({ baseURL, storageState: ownerState })
  const form = new ProjectForm(owner)
  await form.openEdit(project.id)
  const open = form.button(/^Take the after photo/)
  await open.click()
  const dialog = form.dialog(afterPhoto)
  await expect(dialog.getByRole('alert')).toContainText('may not use the camera')
  await expectAccessibleAtEach(owner, 'no camera')
  await owner.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await dialog.getByLabel('Choose a photo').setInputFiles('tools/demo/photos/front-door-after.jpg')
  await expect(dialog).toHaveCount(0)
  await form.allReady(1)
  await expect(form.tile('front-door-after.jpg')).toBeVisible()
  await other.close()
})
