'use client'

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ImageElement } from '@/components/ui/image/image-element'
import type { LargePhoto } from '@/lib/projects/gallery'

interface LightboxDialogProps {
  photos: readonly LargePhoto[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** One picture at a time over the whole window; keys, buttons and swipes go round and round. */
export function LightboxDialog({ photos, index, onMove, onClose }: LightboxDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const positionId = useId()
  const photo = photos[index]

  // A modal <dialog> keeps the focus inside and closes on Escape and on Android's Back gesture.
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
  const goOn = { onNext: () => onMove(next), onPrevious: () => onMove(previous) }
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
      <Stage shown={photo} beside={[photos[next], photos[previous]]} {...goOn} onClose={onClose} />
      <div className="flex min-h-16 items-center justify-between gap-4">
        <StageButton
          label="Previous"
          path="m15 5-7 7 7 7"
          onClick={goOn.onPrevious}
          hidden={last === 0}
        />
        <p className="max-w-[60ch] py-3 text-center">
          {photo.caption}
          {photo.date && <span className="block text-base text-bar">{photo.date}</span>}
        </p>
        <StageButton label="Next" path="m9 5 7 7-7 7" onClick={goOn.onNext} hidden={last === 0} />
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
      <Icon size={24} strokeWidth={1.75} path={path} />
    </button>
  )
}

interface StageProps {
  shown: LargePhoto
  /** Fetched meanwhile, so that the next step shows at once. */
  beside: readonly (LargePhoto | undefined)[]
  onNext: () => void
  onPrevious: () => void
  onClose: () => void
}

/** Shorter is a tap, or a trembling hand. */
const SWIPE_PX = 48

/** The picture as large as it fits. A sideways swipe goes on, a tap beside it closes. */
function Stage({ shown, beside, onNext, onPrevious, onClose }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const press = useRef<{ x: number; y: number } | null>(null)
  const isSwipe = useRef(false)

  // Zoomed in by two fingers, one finger pans in every direction.
  useEffect(() => {
    const viewport = window.visualViewport
    const allowPanning = () => {
      if (stage.current) stage.current.style.touchAction = isZoomed() ? 'auto' : ''
    }
    viewport?.addEventListener('resize', allowPanning)
    return () => viewport?.removeEventListener('resize', allowPanning)
  }, [])

  const startSwipe = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    isSwipe.current = false
    // A second finger makes it a zoom.
    press.current = isPrimary === false || isZoomed() ? null : { x: clientX, y: clientY }
  }

  const endSwipe = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current
    press.current = null
    if (!from) return
    const sideways = clientX - from.x
    if (Math.abs(sideways) < Math.max(SWIPE_PX, Math.abs(clientY - from.y))) return
    isSwipe.current = true
    if (sideways < 0) onNext()
    else onPrevious()
  }

  const cancelSwipe = () => {
    press.current = null
  }

  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && !isSwipe.current && !isZoomed()) onClose()
  }

  const others = new Set(beside.filter((photo) => photo !== shown))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut besides the buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape
    <div
      ref={stage}
      className="grid min-h-0 grow touch-pan-y touch-pinch-zoom select-none place-items-center overflow-hidden [container-type:size]"
      onPointerDown={startSwipe}
      onPointerUp={endSwipe}
      onPointerCancel={cancelSwipe}
      onClick={closeBeside}
    >
      <FullPicture key={shown.id} photo={shown} />
      {[...others].map((photo) => photo && <FullPicture key={photo.id} photo={photo} hidden />)}
    </div>
  )
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}

/** Its box is the picture itself, so that a click on the rest of the stage is a click beside it. */
function FullPicture({ photo, hidden }: { photo: LargePhoto; hidden?: boolean }) {
  return (
    <ImageElement
      src={photo.src}
      widths={photo.widths}
      srcSet={photo.srcSet}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      blur={photo.blur}
      sizes="100vw"
      loading="eager"
      fetchPriority={hidden ? 'low' : 'high'}
      draggable={false}
      hidden={hidden}
      style={{ '--shape': photo.width / photo.height } as CSSProperties}
      className="w-[min(100cqw,100cqh*var(--shape))] object-contain"
    />
  )
}
