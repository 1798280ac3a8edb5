import { type FocusEvent, type RefObject, useCallback, useRef } from 'react'

interface FocusReturn {
  /** For the element around all toasts. */
  ref: RefObject<HTMLDivElement | null>
  onFocusCapture: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  /** When a toast goes: whoever was in it is back where he came from, not at the top of the page. */
  giveBack: () => void
}

/**
 * The focus of the toasts, in place of sonner's own: that one sends it back on every leaving, so that
 * Tab goes round between the toast and the control before it for as long as the toast stands.
 * @param onChange whether one of them has the focus
 */
export function useFocusReturn(onChange: (hasFocus: boolean) => void): FocusReturn {
  const ref = useRef<HTMLDivElement>(null)
  const from = useRef<HTMLElement>(null)
  const giveBack = useCallback(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || !ref.current?.contains(at)) return
    // Some came by a click, from nowhere.
    at.blur()
    from.current?.focus({ preventScroll: true })
  }, [])
  const isInside = (target: EventTarget | null) =>
    target instanceof HTMLElement && Boolean(ref.current?.contains(target))
  return {
    ref,
    giveBack,
    onFocusCapture(event) {
      // Sonner remembers nothing, so it sends nothing back.
      event.stopPropagation()
      const { relatedTarget } = event
      if (isInside(relatedTarget)) return
      if (relatedTarget instanceof HTMLElement) from.current = relatedTarget
      onChange(true)
    },
    onBlur({ relatedTarget }) {
      if (!isInside(relatedTarget)) onChange(false)
    },
  }
}
