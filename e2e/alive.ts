import { expect, type Locator } from '@playwright/test'

interface Root {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } }
}

/**
 * Waits until React has taken an element over, and the page around it for good: before that a link
 * is a plain one, and a field that React has yet to look at loses its selection.
 */
export async function alive(element: Locator): Promise<Locator> {
  const isReacts = () =>
    element.evaluate((node) => {
      const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
      const root = container?.[1] as Root | undefined
      return (
        root?.stateNode.current.memoizedState.isDehydrated === false &&
        Object.keys(node).some((key) => key.startsWith('__reactProps'))
      )
    })
  await expect.poll(isReacts).toBe(true)
  return element
}
