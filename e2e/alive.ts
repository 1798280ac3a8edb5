import { expect, type Locator } from '@playwright/test'

/** Waits until React has taken an element over: before that a link is a plain one. */
export async function alive(element: Locator): Promise<Locator> {
  const isReacts = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isReacts).toBe(true)
  return element
}
