'use client'

import { useEffect, useRef, useState } from 'react'
import { hasToasts, TOAST_EVENT, type ToastRequest, takeToasts } from './toast'
import { useFocusReturn } from './use-focus-return'

type Sonner = typeof import('sonner')

const PLACE = { top: 'var(--below-header)' }

/** Whoever does something may soon need a toast, perhaps without a network to fetch it by. */
const SIGNS_OF_USE = ['focusin', 'pointerdown', 'keydown'] as const

const SHOWN_MS = 4_000
const WITH_ACTION_MS = 20_000

/** Top-right toasts (specification §2). The library arrives with the first sign of use, not with the page. */
export function Toaster() {
  const [sonner, setSonner] = useState<Sonner>()

  useEffect(() => {
    if (sonner) return
    let loading = false
    const load = async () => {
      if (loading) return
      loading = true
      try {
        const module = await import('sonner')
        setSonner(() => module)
      } catch (error) {
        // The next sign of use tries again.
        loading = false
        console.error('Toasts could not be loaded', error)
      }
    }
    const events = [TOAST_EVENT, ...SIGNS_OF_USE]
    for (const event of events) window.addEventListener(event, load)
    // One may have been asked for before this effect ran.
    if (hasToasts()) load()
    return () => {
      for (const event of events) window.removeEventListener(event, load)
    }
  }, [sonner])

  return sonner ? <LoadedToaster sonner={sonner} /> : null
}

/** The toasts that stand: one of each id, and none ends while one of them has the focus. */
function createToasts(sonner: Sonner, giveBack: () => void) {
  const standing = new Map<string, { request: ToastRequest; number?: string | number }>()
  let hasFocus = false

  const put = (request: ToastRequest, number?: string | number) => {
    const { kind, message, action, stays, id = message } = request
    const entry = { request, number }
    const end = () => {
      if (standing.get(id) === entry) standing.delete(id)
      giveBack()
    }
    // What can be taken back is not hurried: by keyboard the way here is longer.
    const shownMs = action ? WITH_ACTION_MS : SHOWN_MS
    standing.set(id, entry)
    entry.number = sonner.toast[kind](message, {
      id: number,
      action: action && {
        label: action.label,
        onClick() {
          end()
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
      // Sonner's own ids would lose one that comes while the one before is leaving.
      const before = standing.get(request.id ?? request.message)
      if (before) sonner.toast.dismiss(before.number)
      put(request)
    },
    /** Sonner waits under the pointer alone (WCAG 2.2.1). */
    hold(isHeld: boolean) {
      hasFocus = isHeld
      for (const { request, number } of [...standing.values()]) put(request, number)
    },
  }
}

function LoadedToaster({ sonner }: { sonner: Sonner }) {
  const toasts = useRef<ReturnType<typeof createToasts>>(null)
  const { giveBack, ...frame } = useFocusReturn((hasFocus) => toasts.current?.hold(hasFocus))

  useEffect(() => {
    toasts.current = createToasts(sonner, giveBack)
    const show = () => {
      for (const request of takeToasts()) toasts.current?.show(request)
    }
    window.addEventListener(TOAST_EVENT, show)
    show()
    return () => window.removeEventListener(TOAST_EVENT, show)
  }, [sonner, giveBack])

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
              'tap absolute top-1/2 right-0 grid -translate-y-1/2 place-items-center text-slate hover:text-anthracite',
          },
        }}
      />
    </div>
  )
}
