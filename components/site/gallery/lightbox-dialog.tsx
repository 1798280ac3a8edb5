'use client'

import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { LightboxPhoto } from './lightbox'
import { LightboxStage } from './lightbox-stage'

interface LightboxDialogProps {
  photos: readonly LightboxPhoto[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** One picture at a time over the whole window: keys, buttons and swipes lead on, round and round. */
export function LightboxDialog({ photos, index, onMove, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const positionId = useId()
  const photo = photos[index]

  // A modal <dialog> keeps the focus inside and takes Escape, on Android the Back gesture, too.
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

  const last = photos.length - 1
  const next = index === last ? 0 : index + 1
  const previous = index === 0 ? last : index - 1

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier it is the browser's: Alt and an arrow is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = { ArrowRight: next, ArrowLeft: previous, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }

  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      aria-label="Pictures"
      aria-describedby={positionId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-dark m-0 size-full max-h-none max-w-none flex-col bg-anthracite text-white backdrop:bg-anthracite open:flex"
    >
      <div className="flex items-center justify-between pl-4 sm:pl-6">
        <p id={positionId} aria-live="polite">
          {index + 1} of {photos.length}
          <span className="sr-only">: {photo.alt}</span>
        </p>
        <StageButton label="Close" path="m6 6 12 12M18 6 6 18" onClick={onClose} />
      </div>
      <LightboxStage
        shown={photo}
        beside={[photos[next], photos[previous]]}
        onNext={() => onMove(next)}
        onPrevious={() => onMove(previous)}
        onClose={onClose}
      />
      <div className="flex min-h-16 items-center justify-between gap-4">
        <StageButton
          label="Previous"
          path="m15 5-7 7 7 7"
          onClick={() => onMove(previous)}
          hidden={last === 0}
        />
        <p className="max-w-[60ch] py-3 text-center">
          {photo.caption}
          {photo.date && <span className="block text-base text-bar">{photo.date}</span>}
        </p>
        <StageButton
          label="Next"
          path="m9 5 7 7-7 7"
          onClick={() => onMove(next)}
          hidden={last === 0}
        />
      </div>
    </dialog>
  )
}

interface StageButtonProps {
  label: string
  path: string
  onClick: () => void
  hidden?: boolean
}

function StageButton({ label, path, onClick, hidden }: StageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'grid size-14 shrink-0 place-items-center -outline-offset-4! hover:bg-white hover:text-anthracite',
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
