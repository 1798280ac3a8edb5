import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'

/** A typical phone. */
export const phone = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  reducedMotion: 'reduce',
} as const

const QUALITY = 78

/**
 * Saves a screenshot as a small file.
 * @param from element to start at; the top of the page by default
 * @param headroom pixels above it
 */
export async function takePicture(
  page: Page,
  dir: string,
  name: string,
  from?: Locator,
  headroom = 24,
): Promise<void> {
  if (from) {
    await from.evaluate((element, above) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - above)
    }, headroom)
  } else await page.evaluate(() => scrollTo(0, 0))
  await settled(page)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(picture)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(dir, `${name}.webp`))
}

/** Waits for visible pictures and fonts. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      // One that is not shown is not loaded either.
      const isInSight = width > 0 && bottom >= 0 && top <= innerHeight
      return !isInSight || (image.complete && image.naturalWidth > 0)
    }),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** Waits for hydration: text typed earlier would be lost. */
export async function ready(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  const node = await element.elementHandle()
  await page.waitForFunction((part) => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return (
      root?.stateNode.current.memoizedState.isDehydrated === false &&
      Object.keys(part ?? {}).some((key) => key.startsWith('__reactProps'))
    )
  }, node)
}
