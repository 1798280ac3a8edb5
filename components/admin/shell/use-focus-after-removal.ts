import { useEffect, useRef } from 'react'

/**
 * For a control that removes the card it stands on: the focus would fall back to the top of the
 * document. The heading beside it takes the focus; where that goes too, the next one does, else the
 * one before, last of all the page's.
 * @param beside id of that heading, which takes the focus by tabIndex as all of them do; the page's where there is none
 * @returns call it once the removal is certain
 */
export function useFocusAfterRemoval(beside?: string): () => void {
  const takers = useRef<HTMLElement[]>([])
  useEffect(
    () => () => {
      if (takers.current.length === 0 || document.activeElement !== document.body) return
      // Where the page went too, the heading of the one in its place.
      const pageHeadings = document.querySelectorAll<HTMLElement>('h1[tabindex]')
      // What has gone meanwhile, or is hidden, does not take it.
      ;[...takers.current, ...pageHeadings].find((heading) => {
        heading.focus()
        return document.activeElement === heading
      })
    },
    [],
  )
  return () => {
    const headings = [
      ...document.querySelectorAll<HTMLElement>(
        'h1[tabindex], h2[tabindex], h3[tabindex], h4[tabindex]',
      ),
    ]
    const at = Math.max(
      0,
      headings.findIndex(({ id }) => id === beside),
    )
    takers.current = [...headings.slice(at), ...headings.slice(0, at).reverse()]
  }
}
