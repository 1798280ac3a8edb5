import type { Download, Page } from '@playwright/test'
import sharp from 'sharp'
import { ProjectPage } from '../pages/project-page'
import { expectAccessible, WIDTHS } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'

const BLUE = '#1f4f80'
const GREEN = '#3f6b4f'

let project: MadeProject

async function photo(background: string) {
  const create = { width: 900, height: 600, channels: 3, background } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  return { name: 'p.jpg', type: 'image/jpeg', bytes }
}

test.beforeAll(async ({ db }) => {
  const set = crypto.randomUUID()
  project = await makeProject(db, { location: 'Whitley Bay' }, [
    { image_type: 'before', image_set_id: set, file: await photo(BLUE) },
    { image_type: 'after', image_set_id: set, file: await photo(GREEN) },
    { image_type: 'after', image_set_id: null },
  ])
})
test.afterAll(async ({ db }) => removeProject(db, project))

async function openShare(owner: Page) {
  await new ProjectPage(owner).open(project.slug)
  const button = owner.getByRole('button', { name: 'Share picture of set 1' })
  await button.click()
  const dialog = owner.getByRole('dialog', { name: 'Share picture' })
  return { button, dialog, preview: dialog.getByRole('img', { name: /^Before and after/ }) }
}

/** The mean colour at a place, its parts from 0 to 1. */
async function colourAt(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(jpeg).metadata()
  const area = { left: Math.round(x * width), top: Math.round(y * height), width: 8, height: 8 }
  const { channels } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

function expectColour(found: number[], wanted: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16))
  parts.forEach((part, index) => {
    expect(Math.abs((found[index] ?? 0) - part), `${found} is not ${wanted}`).toBeLessThan(8)
  })
}

async function bytesOf(download: Download): Promise<Buffer> {
  return sharp(await download.path()).toBuffer()
}

test('the owner downloads before beside after in both shapes', async ({ owner }) => {
  const { button, dialog, preview } = await openShare(owner)
  const download = async () => {
    await expect(preview).toBeVisible()
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ])
    const { format, width, height } = await sharp(await file.path()).metadata()
    return { file, facts: { format, width, height } }
  }

  const square = await download()
  expect(square.file.suggestedFilename()).toBe(`${project.slug}-set-1-1080x1080.jpg`)
  expect(square.facts).toEqual({ format: 'jpeg', width: 1080, height: 1080 })
  const jpeg = await bytesOf(square.file)
  expectColour(await colourAt(jpeg, 0.25, 0.3), BLUE)
  expectColour(await colourAt(jpeg, 0.75, 0.3), GREEN)
  await expect(preview).toHaveAccessibleName(new RegExp(`${project.title}, Whitley Bay, \\S`))

  await dialog.getByRole('radio', { name: 'Portrait 1080 × 1350' }).check()
  const portrait = await download()
  expect(portrait.file.suggestedFilename()).toBe(`${project.slug}-set-1-1080x1350.jpg`)
  expect(portrait.facts).toEqual({ format: 'jpeg', width: 1080, height: 1350 })

  await dialog.getByRole('radio', { name: 'Stacked' }).check()
  await expect(preview).toHaveAccessibleName(/stacked/)
  const above = await bytesOf((await download()).file)
  expectColour(await colourAt(above, 0.75, 0.2), BLUE)
  expectColour(await colourAt(above, 0.75, 0.6), GREEN)

  await owner.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the dialog fits every screen, and its targets are large enough for fingers', async ({
  owner,
}) => {
  const { dialog, preview } = await openShare(owner)
  await expect(preview).toBeVisible()
  for (const width of WIDTHS) {
    await owner.setViewportSize({ width, height: 740 })
    await expectAccessible(owner, `${width} px`)
    const targets = dialog.locator('button, label')
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      expect(box?.height, (await target.textContent()) ?? undefined).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  }
})

test('a photo that does not arrive can be asked for again', async ({ owner }) => {
  const lost = (url: URL) => url.pathname.endsWith('1-p.jpg')
  await new ProjectPage(owner).open(project.slug)
  await owner.route(lost, (route) => route.abort())
  const { dialog, preview } = await openShare(owner)
  await expect(dialog.getByRole('alert')).toContainText("We couldn't load the photos.")
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled()
  await owner.unroute(lost)
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(preview).toBeVisible()
  await owner.keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: /^Square/ })).toBeFocused()
})

test('on a phone the picture goes to the share sheet', async ({ owner }) => {
  await owner.addInitScript(() => {
    const answers = ['AbortError', 'NotAllowedError']
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/jpeg',
      share: async ({ files }: ShareData) => {
        shared.push(`${files?.length} ${files?.[0]?.name}`)
        const refusal = answers.shift()
        if (refusal) throw new DOMException('', refusal)
      },
    })
  })
  const { dialog } = await openShare(owner)
  const share = dialog.getByRole('button', { name: 'Share', exact: true })
  const refusal = dialog.getByText('Sharing did not work.')
  const shared = () => owner.evaluate(() => (window as unknown as { shared: string[] }).shared)

  // Its sheet was closed.
  await share.click()
  await expect.poll(shared).toEqual([`1 ${project.slug}-set-1-1080x1080.jpg`])
  await expect(refusal).toHaveCount(0)
  await share.click()
  await expect(refusal).toBeVisible()
  await share.click()
  await expect(refusal).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled()
})

test('neither visitors nor half a set have the button', async ({ owner, page }) => {
  await new ProjectPage(owner).open(project.slug)
  await expect(owner.getByRole('button', { name: 'Delete Set 2' })).toBeVisible()
  await expect(owner.getByRole('button', { name: /^Share picture/ })).toHaveCount(1)
  const visitorPage = new ProjectPage(page)
  await visitorPage.open(project.slug)
  await expect(visitorPage.set(1)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Share picture/ })).toHaveCount(0)
})
