import { expect, type Page } from '@playwright/test'

/** From the next page on, whatever moves by itself for longer than an instant is remembered. */
export async function watchMotion(page: Page): Promise<() => Promise<void>> {
  const all = new Set<string>()
  await page.exposeFunction('sawMotion', (what: string) => void all.add(what))
  await page.addInitScript(() => {
    const INSTANT_MS = 20
    const tell = (window as unknown as { sawMotion: (what: string) => void }).sawMotion
    const look = () => {
      for (const animation of document.getAnimations()) {
        // What follows the scrolling finger stands still when it does.
        if (!(animation.timeline instanceof DocumentTimeline)) continue
        const { effect } = animation
        const { duration, iterations } = effect?.getComputedTiming() ?? {}
        if (Number(duration) <= INSTANT_MS && iterations === 1) continue
        const { target, pseudoElement } = effect as KeyframeEffect
        tell(`${target?.outerHTML.slice(0, 120)} ${pseudoElement ?? ''}: ${duration} ms`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return async () => expect([...all], 'moves though it should not').toEqual([])
}
