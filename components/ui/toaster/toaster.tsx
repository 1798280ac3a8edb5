'use client'

import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { hasToasts, TOAST_EVENT, type ToastRequest, takeToasts } from '../toast'

type Sonner = typeof import('sonner')

const PLACE = { top: 'var(--below-header)' }

/** After one of these a toast may soon be needed, perhaps without a network to fetch the library. */
const SIGNS_OF_USE = ['focusin', 'pointerdown', 'keydown'] as const

/** The page has loaded by then. Not requestIdleCallback: Safari has none. */
const AHEAD_MS = 2_000

const SHOWN_MS = 4_000
/** By keyboard, the way to its button is longer. */
const WITH_ACTION_MS = 20_000

/**
 * Top-right toasts (specification §2). The library loads at the first sign of use, not with the page.
 * @param isAhead soon after the page, so that it is there if the network fails before any use
 */
export function Toaster({ isAhead = false }: { isAhead?: boolean }) {
  const [sonner, setSonner] = useState<Sonner>()

  useEffect(() => {
    if (sonner) return
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const module = await import('sonner')
        setSonner(() => module)
      } catch (error) {
        // The next sign of use tries again.
        isLoading = false
        console.error('Toasts could not be loaded', error)
      }
    }
    const events = [TOAST_EVENT, ...SIGNS_OF_USE]
    for (const event of events) window.addEventListener(event, load)
    // One may have been requested before this effect ran.
    if (hasToasts()) load()
    const timer = isAhead ? setTimeout(load, AHEAD_MS) : undefined
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, load)
    }
  }, [sonner, isAhead])

  return sonner ? <LoadedToaster sonner={sonner} /> : null
}

function LoadedToaster({ sonner }: { sonner: Sonner }) {
  const toasts = useRef<ReturnType<typeof createToasts>>(null)
  const { restoreFocus, ...frame } = useToastFocus((hasFocus) => toasts.current?.hold(hasFocus))

  useEffect(() => {
    toasts.current = createToasts(sonner, restoreFocus)
    const show = () => {
      for (const request of takeToasts()) toasts.current?.show(request)
    }
    window.addEventListener(TOAST_EVENT, show)
    show()
    return () => window.removeEventListener(TOAST_EVENT, show)
  }, [sonner, restoreFocus])

  return (
    <div {...frame}>
      <sonner.Toaster
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
function createToasts(sonner: Sonner, restoreFocus: () => void) {
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
    entry.number = sonner.toast[kind](message, {
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
        sonner.toast.dismiss(before.number)
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
