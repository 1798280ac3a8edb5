import { useEffect, useRef } from 'react'

/**
 * For a place whose controls come and go as they are pressed: where one takes the focus away with it,
 * the place itself has it.
 * @param version of what stands there
 * @returns for the element of the place, which needs a tabIndex
 */
export function useKeptFocus(version: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const former = useRef(version)
  useEffect(() => {
    if (former.current === version) return
    former.current = version
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [version])
  return box
}
