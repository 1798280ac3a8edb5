import type { Page } from '@playwright/test'

/** Until the worker has taken over, and stored what it shows offline. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })

export async function openOffice(page: Page) {
  await page.goto('/dashboard')
  await workerReady(page)
}
