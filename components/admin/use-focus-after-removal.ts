import { useEffect, useRef } from 'react'

/**
 * For a button that removes the card it stands on: the focus would fall back to the top of the
 * document, so the page's heading takes it, or one nearer by.
 * @param beside id of that nearer heading
 * @returns call it once the removal is certain
 */
export function useFocusAfterRemoval(beside?: string): () => void {
  const removed = useRef(false)
  useEffect(
    () => () => {
      if (!removed.current || document.activeElement !== document.body) return
      const near = beside ? document.getElementById(beside) : null
      const heading = near ?? document.querySelector<HTMLElement>('h1[tabindex]')
      heading?.focus()
    },
    [beside],
  )
  return () => {
    removed.current = true
  }
}
