'use client'

import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import { TOAST_EVENT, type ToastRequest, takeToasts } from '../toast'

const PLACE = { top: 'var(--below-header)' }

const SHOWN_MS = 4_000
/** By keyboard, the way to its button is longer. */
const WITH_ACTION_MS = 20_000

/** Shows what is requested of `toast`. */
export function Toasts() {
  const toasts = useRef<ReturnType<typeof createToasts>>(null)
  const { restoreFocus, ...frame } = useToastFocus((hasFocus) => toasts.current?.hold(hasFocus))

  useEffect(() => {
    toasts.current = createToasts(restoreFocus)
    const show = () => {
      for (const request of takeToasts()) toasts.current?.show(request)
    }
    window.addEventListener(TOAST_EVENT, show)
    show()
    return () => window.removeEventListener(TOAST_EVENT, show)
  }, [restoreFocus])

  return (
    <div {...frame}>
      <Toaster
        position="top-right"
        offset={PLACE}
        mobileOffset={PLACE}
        // One below the other: none hides the button of another.
        expand
        closeButton
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'pane flex w-full items-center gap-3 border-l-4 px-4 py-3 pr-11 font-sans text-anthracite text-base leading-snug shadow-float',
            success: 'border-l-moss [&_[data-icon]]:text-moss',
            error: 'border-l-brick [&_[data-icon]]:text-brick',
            title: 'font-semibold',
            actionButton:
              'tap ml-auto shrink-0 whitespace-nowrap px-3 font-semibold text-brick underline underline-offset-4',
            closeButton:
              'tap absolute right-0 grid place-items-center text-slate hover:text-anthracite',
          },
        }}
      />
    </div>
  )
}

/** The toasts on screen: one of each id, and none ends while one of them has the focus. */
function createToasts(restoreFocus: () => void) {
  const onScreen = new Map<string, { request: ToastRequest; number?: string | number }>()
  let hasFocus = false

  const put = (request: ToastRequest, number?: string | number) => {
    const { kind, message, action, stays, id = message } = request
    const entry = { request, number }
    const end = () => {
      // By request: a click on Close focuses it, which shows the same request once more.
      if (onScreen.get(id)?.request === request) {
        onScreen.delete(id)
        request.onEnd?.()
      }
      restoreFocus()
    }
    const shownMs = action ? WITH_ACTION_MS : SHOWN_MS
    onScreen.set(id, entry)
    entry.number = toast[kind](message, {
      id: number,
      action: action && {
        label: action.label,
        onClick() {
          onScreen.delete(id)
          restoreFocus()
          action.onClick()
        },
      },
      duration: stays || hasFocus ? Number.POSITIVE_INFINITY : shownMs,
      onDismiss: end,
      onAutoClose: end,
    })
  }

  return {
    show(request: ToastRequest) {
      // Not by sonner's ids: one that arrives while its predecessor is leaving would be lost.
      const id = request.id ?? request.message
      const before = onScreen.get(id)
      if (before) {
        onScreen.delete(id)
        toast.dismiss(before.number)
        before.request.onEnd?.()
      }
      put(request)
    },
    /** Sonner pauses under the pointer only (WCAG 2.2.1). */
    hold(isHeld: boolean) {
      hasFocus = isHeld
      for (const { request, number } of [...onScreen.values()]) put(request, number)
    },
  }
}

/**
 * Replaces sonner's focus handling, which restores the focus whenever it leaves a toast: Tab would
 * alternate between the toast and the control before it.
 * @param onChange whether a toast has the focus
 * @returns props for the element around all toasts, and what a toast calls when it ends
 */
function useToastFocus(onChange: (hasFocus: boolean) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLElement>(null)
  const restoreFocus = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !ref.current?.contains(focused)) return
    // After a click there is no previous element.
    focused.blur()
    previous.current?.focus({ preventScroll: true })
  }, [])
  const isInside = (target: EventTarget | null) =>
    target instanceof HTMLElement && Boolean(ref.current?.contains(target))
  return {
    ref,
    restoreFocus,
    onFocusCapture(event: FocusEvent) {
      // Sonner then remembers nothing and restores nothing.
      event.stopPropagation()
      const { relatedTarget } = event
      if (isInside(relatedTarget)) return
      if (relatedTarget instanceof HTMLElement) previous.current = relatedTarget
      onChange(true)
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!isInside(relatedTarget)) onChange(false)
    },
  }
}
