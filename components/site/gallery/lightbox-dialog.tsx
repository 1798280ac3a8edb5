'use client'

import { type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { Photo } from '@/lib/projects/schema'
import { LightboxStage } from './lightbox-stage'
import { MAX_SCALE, type Point } from './picture-view'
import { type PictureView, usePictureView } from './use-picture-view'

interface LightboxDialogProps {
  photos: readonly Photo[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

const ZOOM_STEP = 1.5
const PAN_PX = 80

/** A key shows what lies on its side. */
const PANS: Record<string, Point> = {
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowDown: { x: 0, y: -PAN_PX },
  ArrowUp: { x: 0, y: PAN_PX },
}

/** = is the key of +, without Shift. */
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, 0: 0 }

/** One picture at a time over the whole window; keys, buttons and swipes go round and round. */
export function LightboxDialog({ photos, index, onMove, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const positionId = useId()
  const photo = photos[index]
  const view = usePictureView(photo?.id ?? '')

  // A modal <dialog> keeps the focus inside and closes on Escape and on Android's Back gesture.
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    closeButton.current?.focus()
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
      element?.close()
    }
  }, [])

  if (!photo) return null
  const { length } = photos
  const isAlone = length === 1
  const at = (step: number) => (index + step + length) % length
  const goOn = (step: number) => onMove(at(step))

  const places: Record<string, number> = {
    ArrowRight: at(1),
    ArrowLeft: at(-1),
    Home: 0,
    End: length - 1,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    // With a modifier it is the browser's: Alt and an arrow is Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (view.scale > 1 && PANS[key]) view.panBy(PANS[key])
    else if (ZOOMS[key] !== undefined) view.zoomBy(ZOOMS[key])
    else if (places[key] !== undefined) onMove(places[key])
    else return
    event.preventDefault()
  }

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
      className="on-dark m-0 size-full max-h-none max-w-none flex-col bg-anthracite text-white transition-opacity backdrop:bg-transparent open:flex starting:open:opacity-0"
    >
      <TopBar {...{ photos, index, positionId, closeButton, view, onClose }} />
      <LightboxStage
        view={view}
        previous={isAlone ? undefined : photos[at(-1)]}
        shown={photo}
        next={isAlone ? undefined : photos[at(1)]}
        onMove={goOn}
        onClose={onClose}
      />
      <BottomBar photo={photo} onMove={isAlone ? undefined : goOn} />
    </dialog>
  )
}

interface TopBarProps extends Pick<LightboxDialogProps, 'photos' | 'index' | 'onClose'> {
  positionId: string
  closeButton: Ref<HTMLButtonElement>
  view: PictureView
}

function TopBar({ photos, index, positionId, closeButton, view, onClose }: TopBarProps) {
  const { scale, zoomBy } = view
  return (
    <div className="flex items-center pl-4 sm:pl-6">
      <p id={positionId} aria-live="polite" className="mr-auto">
        {index + 1} of {photos.length}
        <span className="sr-only">: {photos[index]?.alt}</span>
      </p>
      <StageButton
        label="Zoom out"
        path="M5 12h14"
        onClick={() => zoomBy(1 / ZOOM_STEP)}
        isDisabled={scale === 1}
      />
      <p aria-live="polite" className="w-12 text-center text-base even-digits">
        <span className="sr-only">Zoom </span>
        {Math.round(scale * 100)}%
      </p>
      <StageButton
        label="Zoom in"
        path="M5 12h14M12 5v14"
        onClick={() => zoomBy(ZOOM_STEP)}
        isDisabled={scale === MAX_SCALE}
      />
      <StageButton ref={closeButton} label="Close" path="m6 6 12 12M18 6 6 18" onClick={onClose} />
    </div>
  )
}

interface BottomBarProps {
  photo: Photo
  /** Undefined where there is no other picture. */
  onMove?: (step: 1 | -1) => void
}

function BottomBar({ photo, onMove }: BottomBarProps) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-4">
      <StageButton
        label="Previous"
        path="m15 5-7 7 7 7"
        onClick={() => onMove?.(-1)}
        isHidden={!onMove}
      />
      <p className="max-w-text py-3 text-center">
        {photo.caption}
        {photo.date && <span className="block text-base text-bar">{photo.date}</span>}
      </p>
      <StageButton
        label="Next"
        path="m9 5 7 7-7 7"
        onClick={() => onMove?.(1)}
        isHidden={!onMove}
      />
    </div>
  )
}

interface StageButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  path: string
  onClick: () => void
  isHidden?: boolean
  /** Keeps the focus, so that a key may undo the last press. */
  isDisabled?: boolean
}

function StageButton({ ref, label, path, onClick, isHidden, isDisabled }: StageButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onClick}
      className={classNames(
        'grid size-14 shrink-0 place-items-center -outline-offset-4!',
        isDisabled ? 'text-slate' : 'hover:bg-white hover:text-anthracite',
        isHidden && 'invisible',
      )}
    >
      <Icon size={24} strokeWidth={1.75} path={path} />
    </button>
  )
}
