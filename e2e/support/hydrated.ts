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
 * Waits until React has hydrated the element's whole part of the page. Before that a link is a plain
 * one and a field may lose its selection. React has no event for it, so this looks for the element in
 * the committed tree.
 */
export async function hydrated(element: Locator): Promise<Locator> {
  const isCommitted = () =>
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
  await expect.poll(isCommitted).toBe(true)
  return element
}
