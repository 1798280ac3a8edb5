import type { Page } from '@playwright/test'

export interface Picture {
  src: string
  alt: string
  /** Beside the name of what it shows, which says enough. */
  isNamed: boolean
  lazy: boolean
  /** Fetched before what else the page asks for. */
  first: boolean
  /** Of the document, in px. */
  top: number
  /** How much of it the first screen shows, in px². */
  seenAtFirst: number
  /** Its room is known before it arrives: by its own width and height, or by the box it fills. */
  sized: boolean
  /** How many times as wide as its drawing needs it on this screen; 1 where there is none smaller. */
  excess: number
  loaded: boolean
}

declare global {
  interface Window {
    layoutShifts: { value: number; of: string[] }[]
  }
}

/** From the next page on, what moves without having been asked to is remembered. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const of = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        )
        window.layoutShifts.push({ value: entry.value, of })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShifts(page: Page) {
  return page.evaluate(() => window.layoutShifts)
}

/** Of a busy machine. What has not come by then never will. */
const PATIENCE_MS = 60_000

/** Down to the end, a screen at a time, until every picture on the way has come. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    let frames = 0
    // Chromium may stop drawing a page for good, seen in one visit of some hundred; its timers go on.
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          frames += 1
          resolve()
        })
        setTimeout(resolve, 100)
      })
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      window.scrollTo(0, y)
      await nextFrame()
      await nextFrame()
    }
    const isHere = (image: HTMLImageElement) => image.complete || !image.checkVisibility()
    for (const image of document.images) {
      // A busy browser may pass by before it asks for one: it asks while it stands before it.
      const begun = performance.now()
      const drawn = frames
      while (!isHere(image)) {
        image.scrollIntoView({ block: 'center', behavior: 'instant' })
        await nextFrame()
        if (performance.now() - begun > patience)
          throw new Error(`${image.outerHTML} does not come in ${frames - drawn} frames`)
      }
    }
    await nextFrame()
  }, PATIENCE_MS)
}

/** The pictures that a reader can come to see, top down. */
export function pictures(page: Page): Promise<Picture[]> {
  return page.evaluate(() => {
    const excessOf = (image: HTMLImageElement, { width, height }: DOMRect) => {
      const chosen = Number(new URL(image.currentSrc || location.href).searchParams.get('w'))
      const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))
      if (!chosen || chosen === Math.min(...widths)) return 1
      const isCropped = getComputedStyle(image).objectFit === 'cover'
      const shape = image.naturalWidth / image.naturalHeight
      const drawn = isCropped ? Math.max(width, height * shape) : width
      return chosen / (drawn * devicePixelRatio)
    }
    return [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const box = image.getBoundingClientRect()
        const top = box.top + window.scrollY
        const parent = image.parentElement?.getBoundingClientRect()
        const isLaidOver = getComputedStyle(image).position === 'absolute'
        const fills = isLaidOver && Boolean(parent && parent.height >= box.height)
        return {
          src: image.getAttribute('src') ?? '',
          alt: image.alt,
          isNamed: Boolean(image.parentElement?.textContent.trim()),
          lazy: image.loading === 'lazy',
          first: image.fetchPriority === 'high',
          top,
          seenAtFirst: box.width * Math.max(0, Math.min(top + box.height, innerHeight) - top),
          sized: fills || (image.hasAttribute('width') && image.hasAttribute('height')),
          excess: excessOf(image, box),
          loaded: image.complete && image.naturalWidth > 0,
        }
      })
  })
}
