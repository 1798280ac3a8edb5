'use client'

import { useEffect, useState } from 'react'
import { hasToasts, TOAST_EVENT, takeToasts } from './toast'
import { useFocusReturn } from './use-focus-return'

type Sonner = typeof import('sonner')

/** Whoever does something may soon need a toast, perhaps without a network to fetch it by. */
const SIGNS_OF_USE = ['focusin', 'pointerdown', 'keydown'] as const

const SHOWN_MS = 6_000
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

function LoadedToaster({ sonner }: { sonner: Sonner }) {
  const { giveBack, ...frame } = useFocusReturn()

  useEffect(() => {
    const show = () => {
      for (const { kind, message, action, stays } of takeToasts()) {
        // What can be taken back is not hurried: by keyboard the way here is longer.
        const shownMs = action ? WITH_ACTION_MS : SHOWN_MS
        sonner.toast[kind](message, {
          action: action && {
            label: action.label,
            onClick() {
              giveBack()
              action.onClick()
            },
          },
          duration: stays ? Number.POSITIVE_INFINITY : shownMs,
          onDismiss: giveBack,
          onAutoClose: giveBack,
        })
      }
    }
    window.addEventListener(TOAST_EVENT, show)
    show()
    return () => window.removeEventListener(TOAST_EVENT, show)
  }, [sonner, giveBack])

  return (
    <div {...frame}>
      <sonner.Toaster
        position="top-right"
        // One below the other: none hides the button of another.
        expand
        closeButton
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'pane flex w-full items-center gap-3 border-l-4 p-4 pr-11 font-sans text-anthracite text-base shadow-float',
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
