'use client'

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Picture } from '@/lib/media/picture'
import { openedPhoto, pushOpened } from './lightbox-history'

export interface LightboxPhoto extends Picture {
  id: string
  caption: string | null
  date: string | null
}

interface LightboxProps {
  photos: readonly LightboxPhoto[]
  children: ReactNode
}

/** Asked for as soon as a visitor leans towards a picture, so that the click finds it there. */
const loadDialog = () => import('./lightbox-dialog')

/**
 * Opens the plain picture links within (`<a data-photo={id}>`) in place; without JavaScript they
 * lead to the picture itself. An open picture is an entry of the history: Back closes it instead of
 * leaving the page, Forward shows it again.
 */
export function Lightbox({ photos, children }: LightboxProps) {
  const root = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const [open, setOpen] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)
  const closing = useRef(false)
  const indexOf = (id: string | null = null) => photos.findIndex((photo) => photo.id === id)

  const show = async (index: number) => {
    setDialog(await loadDialog())
    setOpen(index)
  }

  const openInPlace = async (event: MouseEvent) => {
    // A new tab or window was asked for: that is the link's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = pictureLink(event)
    const index = indexOf(link?.dataset.photo)
    if (!link || index < 0) return
    event.preventDefault()
    opener.current = link
    try {
      await show(index)
      // A second click may have come while the first was waiting for the code.
      if (!openedPhoto()) pushOpened(photos[index]?.id ?? '')
    } catch (error) {
      console.error(error)
      window.location.assign(link.href)
    }
  }

  const close = () => {
    if (closing.current) return
    closing.current = openedPhoto() !== null
    if (closing.current) window.history.back()
    else setOpen(null)
  }

  const followHistory = useEffectEvent(() => {
    closing.current = false
    const index = indexOf(openedPhoto())
    if (index < 0) setOpen(null)
    else show(index).catch(console.error)
  })
  useEffect(() => {
    const follow = () => followHistory()
    // Loaded again with a picture open, the page shows it again.
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (open === null && seen.current)
      thumbnail(root.current, seen.current, opener.current)?.focus()
    seen.current = open === null ? undefined : photos[open]?.id
  }, [open, photos])

  const lean = (event: SyntheticEvent) => {
    if (pictureLink(event)) loadDialog().catch(() => undefined)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks and Enter bubble up from the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div ref={root} onClick={openInPlace} onPointerOver={lean} onPointerDown={lean} onFocus={lean}>
      {children}
      {dialog && open !== null && (
        <dialog.LightboxDialog photos={photos} index={open} onMove={setOpen} onClose={close} />
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
