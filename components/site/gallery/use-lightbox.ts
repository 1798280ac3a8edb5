'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Which picture is open, in an entry's state of the history. */
const KEY = 'lightboxPhoto'

export const loadDialog = () => import('./lightbox-dialog')

/**
 * The open picture as an entry of the history: Back closes it, Forward shows it again, and so does
 * loading the page again.
 * @param ids of the pictures, in their order
 */
export function useLightbox(ids: readonly string[]) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const [open, setOpen] = useState<number | null>(null)
  const closing = useRef(false)
  const here = useRef(false)

  const show = async (index: number) => {
    setDialog(await loadDialog())
    setOpen(index)
  }

  /** @throws where the code for it does not arrive */
  const openAt = async (index: number) => {
    await show(index)
    // Meanwhile the visitor may have clicked again, or left.
    if (openedPhoto() || !here.current) return
    // Next adds what its router keeps there. The address stays: it is still the same page.
    window.history.pushState({ [KEY]: ids[index] }, '')
  }

  const close = () => {
    if (closing.current) return
    closing.current = openedPhoto() !== undefined
    if (closing.current) window.history.back()
    else setOpen(null)
  }

  const followHistory = useEffectEvent(() => {
    closing.current = false
    const index = ids.indexOf(openedPhoto() ?? '')
    if (index < 0) setOpen(null)
    else show(index).catch(console.error)
  })

  useEffect(() => {
    const follow = () => followHistory()
    here.current = true
    follow()
    window.addEventListener('popstate', follow)
    return () => {
      here.current = false
      window.removeEventListener('popstate', follow)
    }
  }, [])

  return { dialog, open, openAt, moveTo: setOpen, close }
}

function openedPhoto(): string | undefined {
  return (window.history.state as Record<string, string> | null)?.[KEY]
}
