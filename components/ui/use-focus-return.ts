import { type FocusEvent, type RefObject, useCallback, useRef } from 'react'

interface FocusReturn {
  /** For the element around all toasts. */
  ref: RefObject<HTMLDivElement | null>
  onFocusCapture: (event: FocusEvent) => void
  /** When a toast goes: whoever was in it is back where he came from, not at the top of the page. */
  giveBack: () => void
}

/**
 * The focus of the toasts, in place of sonner's own: that one sends it back on every leaving, so that
 * Tab goes round between the toast and the control before it for as long as the toast stands.
 */
export function useFocusReturn(): FocusReturn {
  const ref = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement>(null)
  const giveBack = useCallback(() => {
    if (ref.current?.contains(document.activeElement)) from.current?.focus({ preventScroll: true })
  }, [])
  return {
    ref,
    giveBack,
    onFocusCapture(event) {
      // Sonner remembers nothing, so it sends nothing back.
      event.stopPropagation()
      const { relatedTarget } = event
      if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget)) {
        from.current = relatedTarget
      }
    },
  }
}
