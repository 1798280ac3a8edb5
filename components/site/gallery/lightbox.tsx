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
import type { Photo } from '@/lib/projects/schema'

interface LightboxProps {
  photos: readonly Photo[]
  children: ReactNode
}

/** Which picture is open, in the state of a history entry. */
const KEY = 'lightboxPhoto'

const loadDialog = () => import('./lightbox-dialog')

/**
 * Opens the picture links within (`<a data-photo={id}>`) in place. Without JavaScript they lead to the
 * picture itself.
 */
export function Lightbox({ photos, children }: LightboxProps) {
  const ids = photos.map(({ id }) => id)
  const { dialog, open, openAt, moveTo, close } = useOpenPhoto(ids)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)

  const openInPlace = async (event: MouseEvent) => {
    // A new tab or window was asked for.
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

  /** Loads the dialog's code before the click that needs it. */
  const prefetch = (event: SyntheticEvent) => {
    if (pictureLink(event)) loadDialog().catch(() => undefined)
  }

  const shown = useRef<string>(undefined)
  useEffect(() => {
    const closed = open === null ? shown.current : undefined
    shown.current = open === null ? undefined : photos[open]?.id
    if (!closed) return
    const link = thumbnail(root.current, closed, opener.current)
    // A frame later: leaving the history entry first restores the scroll position.
    const frame = requestAnimationFrame(() => link?.focus())
    return () => cancelAnimationFrame(frame)
  }, [open, photos])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks and Enter bubble up from the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div
      ref={root}
      onClick={openInPlace}
      onPointerOver={prefetch}
      onPointerDown={prefetch}
      onFocus={prefetch}
    >
      {children}
      {dialog && open !== null && (
        <dialog.LightboxDialog photos={photos} index={open} onMove={moveTo} onClose={close} />
      )}
    </div>
  )
}

/**
 * The open picture as a history entry: Back closes it, Forward and a reload show it again.
 * @param ids of the pictures, in their order
 */
function useOpenPhoto(ids: readonly string[]) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const [open, setOpen] = useState<number | null>(null)
  const isClosing = useRef(false)
  const isMounted = useRef(false)

  const show = async (index: number) => {
    setDialog(await loadDialog())
    setOpen(index)
  }

  /** @throws where the dialog's code does not arrive */
  const openAt = async (index: number) => {
    await show(index)
    // The visitor may have clicked again or left while it loaded.
    if (openedPhoto() || !isMounted.current) return
    // Next adds its router's state. The address stays.
    window.history.pushState({ [KEY]: ids[index] }, '')
  }

  const close = () => {
    if (isClosing.current) return
    isClosing.current = openedPhoto() !== undefined
    if (isClosing.current) window.history.back()
    else setOpen(null)
  }

  const followHistory = useEffectEvent(() => {
    isClosing.current = false
    const index = ids.indexOf(openedPhoto() ?? '')
    if (index < 0) setOpen(null)
    else show(index).catch(console.error)
  })

  useEffect(() => {
    const follow = () => followHistory()
    isMounted.current = true
    follow()
    window.addEventListener('popstate', follow)
    return () => {
      isMounted.current = false
      window.removeEventListener('popstate', follow)
    }
  }, [])

  return { dialog, open, openAt, moveTo: setOpen, close }
}

function openedPhoto(): string | undefined {
  return (window.history.state as Record<string, string> | null)?.[KEY]
}

function pictureLink({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>('a[data-photo]')
}

/** The link that opened the picture, else the last to it: the gallery's, not the page head's. */
function thumbnail(
  root: HTMLElement | null,
  id: string,
  opener: HTMLElement | null,
): HTMLElement | undefined {
  if (opener?.isConnected && opener.dataset.photo === id) return opener
  const links = root?.querySelectorAll<HTMLElement>('a[data-photo]') ?? []
  return [...links].findLast((link) => link.dataset.photo === id)
}
