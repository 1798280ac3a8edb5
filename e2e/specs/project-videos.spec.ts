import { DAILY } from '../support/daily'
import { expect, test } from '../support/fixtures'
import { type MadeProject, makeProject, removeProject } from '../support/made-project'
import { recordVideo } from '../support/recorded-video'
import { blocksOf, problemsOf, type Node as Thing } from '../support/structured-data'

let project: MadeProject

test.beforeAll(async ({ browser, db }) => {
  const page = await browser.newPage({ javaScriptEnabled: true })
  const file = { name: 'job.webm', type: 'video/webm', bytes: await recordVideo(page) }
  await page.close()
  project = await makeProject(db, {}, [
    { image_type: 'video', image_set_id: crypto.randomUUID(), file, withPoster: true },
    { image_type: 'video', image_set_id: crypto.randomUUID(), file, caption: 'The door swings' },
  ])
})
test.afterAll(async ({ db }) => removeProject(db, project))

test('videos play and seek, load little before that, and move nothing', async ({ page }) => {
  const shifts: string[] = []
  await page.exposeFunction('noteShift', (what: string) => shifts.push(what))
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const tell = (window as unknown as { noteShift(what: string): void }).noteShift
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent
          const [from, to] = [previousRect, currentRect].map((rect) => JSON.stringify(rect))
          return `${what?.slice(0, 150)} from ${from} to ${to}`
        })
        tell(`${value} after ${startTime} ms at ${innerWidth} px: ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 768, 1280]) {
    // Away from the page: it must not be the resizing that moves things.
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/projects/${project.slug}`)
    const videos = page.getByRole('region', { name: 'Videos' }).locator('video')
    await expect(videos).toHaveCount(2)
    for (const video of await videos.all()) {
      const box = await video.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    }
  }
  const [first, second] = await page.locator('video').all()
  if (!first || !second) throw new Error('The videos are not on the page')
  await expect(first).toHaveAttribute('preload', 'none')
  await expect(first).toHaveAttribute('poster', /-poster\.jpg$/)
  const poster = await page.request.get((await first.getAttribute('poster')) ?? '')
  expect(poster.status()).toBe(200)
  await expect(second).toHaveAccessibleName('The door swings')
  await expect(second).toHaveAttribute('preload', 'metadata')

  for (const video of [first, second]) {
    const seconds = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      await element.play()
      await new Promise((resolve) => {
        element.onseeked = resolve
        element.currentTime = 1
      })
      return element.currentTime
    })
    expect(seconds).toBeGreaterThanOrEqual(1)
  }
  // What seeking needs of a storage.
  const src = (await first.locator('source').getAttribute('src')) ?? ''
  const part = await page.request.get(src, { headers: { range: 'bytes=100-199' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  expect(shifts).toEqual([])
})

test('search engines are told of each video, with files that are there', { tag: DAILY }, async ({
  request,
}) => {
  const html = await (await request.get(`/projects/${project.slug}`)).text()
  const [described] = blocksOf(html).flatMap((block) => block['@graph'])
  expect(described && problemsOf(described)).toEqual([])
  const videos = described?.video as Thing[]
  expect(videos.map((video) => video['@type'])).toEqual(['VideoObject', 'VideoObject'])
  expect(videos[1]).toMatchObject({ name: 'The door swings', encodingFormat: 'video/webm' })
  for (const { contentUrl, thumbnailUrl } of videos) {
    expect(html).toContain(`src="${contentUrl}"`)
    for (const address of [contentUrl, thumbnailUrl])
      expect((await request.get(String(address))).status(), String(address)).toBe(200)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('videos have the browser’s own controls', { tag: DAILY }, async ({ page }) => {
    await page.goto(`/projects/${project.slug}`)
    await expect(page.locator('video[controls] source')).toHaveCount(2)
  })
})
