import { expect, type Locator } from '@playwright/test'

interface Fiber {
  stateNode: unknown
  child: Fiber | null
  sibling: Fiber | null
}

interface Root {
  stateNode: { current: Fiber & { memoizedState: { isDehydrated?: boolean } } }
}

/**
 * Waits until React has taken an element over, and the page around it for good: before that a link
 * is a plain one, and a field that React has yet to look at loses its selection. An element stands in
 * the tree that is shown only when the whole part around it has been taken over; its own marks come
 * earlier, while React is still at work.
 */
export async function alive(element: Locator): Promise<Locator> {
  const isReacts = () =>
    element.evaluate((node) => {
      const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))
      const shown = (container?.[1] as Root | undefined)?.stateNode.current
      if (shown?.memoizedState.isDehydrated !== false) return false
      const left: (Fiber | null)[] = [shown]
      while (left.length > 0) {
        const fiber = left.pop()
        if (fiber?.stateNode === node) return true
        if (fiber) left.push(fiber.sibling, fiber.child)
      }
      return false
    })
  await expect.poll(isReacts).toBe(true)
  return element
}
