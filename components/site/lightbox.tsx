'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Picture } from '@/lib/media/picture'
import { LightboxDialog } from './lightbox-dialog'

export interface LightboxPhoto extends Picture {
  id: string
  caption: string | null
}

/**
 * Opens the plain picture links within (`<a data-photo={id}>`) in place; without JavaScript they
 * lead to the picture itself.
 */
export function Lightbox({
  photos,
  children,
}: {
  photos: readonly LightboxPhoto[]
  children: ReactNode
}) {
  const [open, setOpen] = useState<number | null>(null)

  const openInPlace = (event: MouseEvent) => {
    // A new tab or window was asked for: that is the link's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]')
    const index = photos.findIndex(({ id }) => id === link?.dataset.photo)
    if (index < 0) return
    event.preventDefault()
    setOpen(index)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks and Enter bubble up from the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onClick={openInPlace}>
      {children}
      {open !== null && (
        <LightboxDialog
          photos={photos}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
