import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { routes } from '../../lib/routes.ts'
import { projectDir } from '../launcher/settings.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { ownerCookies } from './big.ts'
import { launchChromium, phone } from './browser.ts'
import { atMost, inSeconds, plain } from './figures.ts'
import { phonePhoto } from './phone-photo.ts'
import { openSlowLine } from './slow-line.ts'

const MOST_TAPS = 12
const MOST_SECONDS = 90
const MOST_SECONDS_SENT = 60
const LEAST_TARGET = 44
const TITLE = 'Bay window and front door'
/** The target holds for the first; the second shows what the line costs. */
const lines = [
  { name: '750 kbit/s', kbit: 750, seconds: MOST_SECONDS },
  { name: '10 Mbit/s', kbit: 10_000, seconds: MOST_SECONDS },
]
const jobs = ['front-door', 'bay-window', 'shopfront']

/** From the overview, signed in, to the public page, with six photos of a phone: what the owner does and how long the site takes. */
export const pavement: Row = {
  title: 'From pavement to published: six photos of a phone, 390 × 844',
  async measure(bench) {
    const photos = await sixPhotos()
    const found: Line[] = []
    for (const line of lines) {
      bench.life.signal.throwIfAborted()
      found.push({ name: line.name, ...(await publish(bench, photos, line)) })
    }
    return found
  },
}

type Photo = Awaited<ReturnType<typeof sixPhotos>>[number]

async function publish(bench: Bench, photos: Photo[], { kbit, seconds }: (typeof lines)[number]) {
  const { address } = await bench.site()
  const line = await openSlowLine(kbit)
  const browser = await launchChromium(await bench.chromium(), line.args)
  try {
    const context = await browser.newContext({ ...phone, baseURL: address })
    const cookies = (await ownerCookies(bench)).split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split('=')
      return { name, value, url: address }
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    page.setDefaultTimeout(3 * 60_000)
    await limit(page, kbit)
    return await walk(new Thumb(page), photos, seconds)
  } finally {
    await browser.close()
    await line.close()
  }
}

/** So that the browser knows of the line, as a phone does; workers are slowed down by the proxy alone. */
async function limit(page: Page, kbit: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const rate = (kbit * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
}

async function walk(thumb: Thumb, photos: Photo[], seconds: number) {
  const { page } = thumb
  await page.goto(routes.dashboard, { waitUntil: 'networkidle' })
  const began = performance.now()
  const notes: string[] = []
  const told = (what: string) => {
    notes.push(`${what} after ${inSeconds((performance.now() - began) / 1000)}`)
  }
  await thumb.tap(page.getByRole('link', { name: 'New Project' }).first())
  const picker = page.waitForEvent('filechooser')
  await page.getByLabel('Add all photos at once').waitFor({ state: 'attached' })
  told('form')
  await thumb.tap(page.getByText('Add all photos at once'))
  const sending = watchSending(page)
  await (await picker).setFiles(photos)
  const use = page.getByRole('button', { name: 'Use this' })
  await use.waitFor()
  told('photos sorted')
  await thumb.tap(use)
  await thumb.tap(page.getByRole('textbox', { name: 'Title' }))
  await thumb.type(TITLE)
  for (const kind of ['windows', 'doors']) {
    await thumb.tap(page.locator('label', { has: page.locator(`[name=has_${kind}]`) }))
  }
  await thumb.tap(page.getByRole('button', { name: 'Generate Description' }))
  await thumb.tap(page.getByRole('button', { name: 'Create Project' }))
  told('pressed Create Project')
  await page.waitForURL(/\/projects\/bay-window-and-front-door-in-/, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  const took = (performance.now() - began) / 1000
  const figures: Record<string, Figure> = {
    taps: atMost(thumb.taps, MOST_TAPS),
    'typed characters': plain(thumb.typed),
    'smallest target': plain(thumb.smallest, (side) => `${Math.round(side)} px`),
    sent: atMost(sending.seconds(), MOST_SECONDS_SENT, inSeconds),
    time: atMost(took, seconds, inSeconds),
  }
  if (thumb.smallest < LEAST_TARGET) notes.push(`a target is smaller than ${LEAST_TARGET} px`)
  return { figures, notes }
}

/** Seconds from now to the end of the last upload so far. */
function watchSending(page: Page) {
  const began = performance.now()
  let ended = Number.NaN
  page.on('requestfinished', (request) => {
    if (request.url().includes('/upload/resumable')) ended = performance.now()
  })
  return { seconds: () => (ended - began) / 1000 }
}

/** Counts each press on the site; choosing in the phone's own picker is none. */
class Thumb {
  readonly page: Page
  taps = 0
  typed = 0
  smallest = Number.POSITIVE_INFINITY

  constructor(page: Page) {
    this.page = page
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor()
    const side = await target.evaluate((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      return Math.min(width, height)
    })
    this.smallest = Math.min(this.smallest, side)
    this.taps += 1
    await target.tap()
  }

  async type(text: string): Promise<void> {
    this.typed += text.length
    await this.page.keyboard.type(text)
  }
}

/** Roker. */
const position = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '54/1 55/1 12/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '1/1 22/1 0/1',
}

/** Three views before and, five days later, after the work, in no order. */
async function sixPhotos() {
  const demo = (name: string) => join(projectDir, 'tools/demo/photos', `${name}-before.jpg`)
  const later = (name: string) => join(projectDir, 'tests/photos', `${name}-after-handheld.jpg`)
  const all = [
    ...jobs.map((name) => ({ file: later(name), day: '2026:03:07' })),
    ...jobs.map((name) => ({ file: demo(name), day: '2026:03:02' })),
  ]
  return Promise.all(
    all.map(async ({ file, day }, index) => ({
      name: `IMG_${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await (await phonePhoto(file))
        .withExif({ IFD2: { DateTimeOriginal: `${day} 12:00:00` }, IFD3: position })
        .jpeg({ quality: 82 })
        .toBuffer(),
    })),
  )
}
