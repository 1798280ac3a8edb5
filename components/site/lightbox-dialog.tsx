'use client'

import Image from 'next/image'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { LightboxPhoto } from './lightbox'

interface LightboxDialogProps {
  photos: readonly LightboxPhoto[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** Shorter is a tap, or a hand that trembles. */
const SWIPE_PX = 48

/** One picture at a time over the whole window: keys, buttons and swipes lead on, round and round. */
export function LightboxDialog({ photos, index, onMove, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const swipeStart = useRef<number | null>(null)
  const photo = photos[index]

  // A modal <dialog> keeps the focus inside, closes on Escape and hands the focus back.
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
      element?.close()
    }
  }, [])

  const step = (by: number) => onMove((index + by + photos.length) % photos.length)

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
    if (key === 'Home') onMove(0)
    if (key === 'End') onMove(photos.length - 1)
  }

  const endSwipe = (event: PointerEvent) => {
    const moved = event.clientX - (swipeStart.current ?? event.clientX)
    swipeStart.current = null
    if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1)
  }

  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      aria-label="Pictures"
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-dark m-0 size-full max-h-none max-w-none flex-col bg-anthracite text-white backdrop:bg-anthracite open:flex"
    >
      <div className="flex items-center justify-between pl-4">
        <p aria-live="polite">
          {index + 1} of {photos.length}
          <span className="sr-only">: {photo.alt}</span>
        </p>
        <RoundButton label="Close" path="m6 6 12 12M18 6 6 18" onClick={onClose} />
      </div>
      <div
        className="relative min-h-0 grow touch-pan-y select-none"
        onPointerDown={({ clientX }) => {
          swipeStart.current = clientX
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipeStart.current = null
        }}
      >
        <Image
          key={photo.id}
          src={photo.src}
          alt={photo.alt}
          fill
          sizes="100vw"
          loading="eager"
          draggable={false}
          className="object-contain"
        />
      </div>
      <div className="flex min-h-16 items-center justify-between gap-4">
        <RoundButton
          label="Previous"
          path="m15 5-7 7 7 7"
          onClick={() => step(-1)}
          hidden={photos.length < 2}
        />
        <p className="py-3 text-center">{photo.caption}</p>
        <RoundButton
          label="Next"
          path="m9 5 7 7-7 7"
          onClick={() => step(1)}
          hidden={photos.length < 2}
        />
      </div>
    </dialog>
  )
}

interface RoundButtonProps {
  label: string
  path: string
  onClick: () => void
  hidden?: boolean
}

function RoundButton({ label, path, onClick, hidden }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'grid size-14 shrink-0 place-items-center hover:bg-white hover:text-anthracite',
        hidden && 'invisible',
      )}
    >
      <svg
        aria-hidden="true"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
      >
        <path d={path} strokeWidth="1.75" />
      </svg>
    </button>
  )
}
