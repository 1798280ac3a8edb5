import { useEffect, useRef } from 'react'

/**
 * For a button that removes the card it stands on: the focus would fall back to the top of the
 * document, so the page's heading takes it.
 * @returns call it once the removal is certain
 */
export function useFocusAfterRemoval(): () => void {
  const removed = useRef(false)
  useEffect(
    () => () => {
      if (!removed.current || document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
    },
    [],
  )
  return () => {
    removed.current = true
  }
}
