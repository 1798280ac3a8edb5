'use client'

import { useEffect, useRef, useState } from 'react'
import { newId } from '@/lib/enquiries/draft'
import { MOST_PHOTOS, photoWords } from '@/lib/enquiries/photo-rules'
import { sendPhoto } from './send-photo'

export interface Photo {
  id: string
  name: string
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Of the picture on this device, once it is made smaller. */
  preview?: string
  /** Why it failed. */
  message?: string
  /** Sending it again may help. */
  canRetry?: boolean
}

/** The photos of one message, sent one after the other. */
export function usePhotos(token: string) {
  const [photos, setPhotos] = useState<Photo[]>([])
  const files = useRef(new Map<string, File>())
  const line = useRef(Promise.resolve())
  const isBusy = photos.some(({ state }) => state === 'waiting' || state === 'sending')

  const change = (id: string, news: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...news } : photo)))

  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])

  function send(id: string): void {
    const file = files.current.get(id)
    if (!file) return
    change(id, { state: 'waiting', message: undefined })
    line.current = line.current.then(async () => {
      change(id, { state: 'sending' })
      const refusal = await sendPhoto(token, id, file, (smaller) =>
        change(id, { preview: URL.createObjectURL(smaller) }),
      )
      change(id, refusal ? { state: 'failed', ...refusal } : { state: 'sent' })
    })
  }

  return {
    photos,
    /** How many more may be added. */
    room: MOST_PHOTOS - photos.length,
    /** @returns what to tell about those left out */
    add(chosen: readonly File[]): string {
      const taken = chosen.slice(0, MOST_PHOTOS - photos.length)
      const added = taken.map((file): Photo => {
        const id = newId()
        files.current.set(id, file)
        return { id, name: file.name, state: 'waiting' }
      })
      setPhotos((all) => [...all, ...added])
      for (const { id } of added) send(id)
      return taken.length < chosen.length ? photoWords.full : ''
    },
    retry: send,
    /** Takes a photo that failed off the list. */
    remove(id: string): void {
      files.current.delete(id)
      setPhotos((all) => all.filter((photo) => photo.id !== id))
    },
  }
}
