'use client'

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Picture } from '@/lib/media/picture'
import type { Sizes } from '@/lib/src-set'
import { loadDialog, useLightbox } from './use-lightbox'

export interface LightboxPhoto extends Picture, Sizes {
  id: string
  caption: string | null
  date: string | null
}

interface LightboxProps {
  photos: readonly LightboxPhoto[]
  children: ReactNode
}

/**
 * Opens the plain picture links within (`<a data-photo={id}>`) in place; without JavaScript, or
 * where it does not arrive, they lead to the picture itself.
 */
export function Lightbox({ photos, children }: LightboxProps) {
  const ids = photos.map(({ id }) => id)
  const { dialog, open, openAt, moveTo, close } = useLightbox(ids)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)

  const openInPlace = async (event: MouseEvent) => {
    // A new tab or window was asked for: that is the link's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = pictureLink(event)
    const index = ids.indexOf(link?.dataset.photo ?? '')
    if (!link || index < 0) return
    event.preventDefault()
    opener.current = link
    try {
      await openAt(index)
    } catch (error) {
      console.error(error)
      window.location.assign(link.href)
    }
  }

  /** A visitor leans towards a picture: its code is there when the click comes. */
  const lean = (event: SyntheticEvent) => {
    if (pictureLink(event)) loadDialog().catch(() => undefined)
  }

  const seen = useRef<string>(undefined)
  useEffect(() => {
    const left = open === null ? seen.current : undefined
    seen.current = open === null ? undefined : photos[open]?.id
    if (!left) return
    const link = thumbnail(root.current, left, opener.current)
    // Only then: leaving the entry takes the page to where it was scrolled when the picture opened.
    const frame = requestAnimationFrame(() => link?.focus())
    return () => cancelAnimationFrame(frame)
  }, [open, photos])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks and Enter bubble up from the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div ref={root} onClick={openInPlace} onPointerOver={lean} onPointerDown={lean} onFocus={lean}>
      {children}
      {dialog && open !== null && (
        <dialog.LightboxDialog photos={photos} index={open} onMove={moveTo} onClose={close} />
      )}
    </div>
  )
}

function pictureLink({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>('a[data-photo]')
}

/** The link that opened the picture, else the last one to it: the gallery's, not the page's head. */
function thumbnail(
  root: HTMLElement | null,
  id: string,
  opener: HTMLElement | null,
): HTMLElement | undefined {
  if (opener?.isConnected && opener.dataset.photo === id) return opener
  const links = root?.querySelectorAll<HTMLElement>('a[data-photo]') ?? []
  return [...links].findLast((link) => link.dataset.photo === id)
}
