'use client'

import { useEffect, useState } from 'react'
import { hasToasts, TOAST_EVENT, takeToasts } from './toast'

type Sonner = typeof import('sonner')

/** Top-right toasts (specification §2). The library arrives with the first one. */
export function Toaster() {
  const [sonner, setSonner] = useState<Sonner>()

  useEffect(() => {
    const load = () => import('sonner').then((module) => setSonner(() => module))
    window.addEventListener(TOAST_EVENT, load)
    // One may have been asked for before this effect ran.
    if (hasToasts()) load()
    return () => window.removeEventListener(TOAST_EVENT, load)
  }, [])

  return sonner ? <LoadedToaster sonner={sonner} /> : null
}

function LoadedToaster({ sonner }: { sonner: Sonner }) {
  useEffect(() => {
    const show = () => {
      for (const { kind, message, action } of takeToasts()) sonner.toast[kind](message, { action })
    }
    window.addEventListener(TOAST_EVENT, show)
    show()
    return () => window.removeEventListener(TOAST_EVENT, show)
  }, [sonner])

  return (
    <sonner.Toaster
      position="top-right"
      closeButton
      duration={6000}
      richColors
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ style: { fontSize: '1rem' } }}
    />
  )
}
