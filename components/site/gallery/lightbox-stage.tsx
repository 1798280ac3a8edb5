'use client'

import { type CSSProperties, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { ImageElement } from '@/components/ui/image-element'
import type { LightboxPhoto } from './lightbox'

interface LightboxStageProps {
  shown: LightboxPhoto
  /** Fetched meanwhile, so that the next step shows at once. */
  beside: readonly (LightboxPhoto | undefined)[]
  onNext: () => void
  onPrevious: () => void
  onClose: () => void
}

/** Shorter is a tap, or a hand that trembles. */
const SWIPE_PX = 48

/** The picture as large as it fits; swiped sideways it leads on, a tap beside it closes. */
export function LightboxStage({ shown, beside, onNext, onPrevious, onClose }: LightboxStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const press = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)

  // Two fingers enlarge the picture; enlarged, one finger moves it about in every direction.
  useEffect(() => {
    const viewport = window.visualViewport
    const yieldToZoom = () => {
      if (stage.current) stage.current.style.touchAction = isZoomed() ? 'auto' : ''
    }
    viewport?.addEventListener('resize', yieldToZoom)
    return () => viewport?.removeEventListener('resize', yieldToZoom)
  }, [])

  const begin = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    swiped.current = false
    // A second finger makes it something else.
    press.current = isPrimary === false || isZoomed() ? null : { x: clientX, y: clientY }
  }

  const end = ({ clientX, clientY }: PointerEvent) => {
    const from = press.current
    press.current = null
    if (!from) return
    const sideways = clientX - from.x
    if (Math.abs(sideways) < Math.max(SWIPE_PX, Math.abs(clientY - from.y))) return
    swiped.current = true
    if (sideways < 0) onNext()
    else onPrevious()
  }

  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && !swiped.current && !isZoomed()) onClose()
  }

  const others = beside.filter((photo) => photo && photo.id !== shown.id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut besides the buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have Escape
    <div
      ref={stage}
      className="grid min-h-0 grow touch-pan-y touch-pinch-zoom select-none place-items-center overflow-hidden [container-type:size]"
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => {
        press.current = null
      }}
      onClick={closeBeside}
    >
      <Picture key={shown.id} photo={shown} />
      {others.map((photo) => photo && <Picture key={photo.id} photo={photo} hidden />)}
    </div>
  )
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}

/** Its box is the picture itself: whatever else of the stage is hit lies beside it. */
function Picture({ photo, hidden }: { photo: LightboxPhoto; hidden?: boolean }) {
  return (
    <ImageElement
      src={photo.src}
      widths={photo.widths}
      srcSet={photo.srcSet}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      sizes="100vw"
      loading="eager"
      fetchPriority={hidden ? 'low' : 'high'}
      blur={photo.blur}
      draggable={false}
      hidden={hidden}
      style={{ '--shape': photo.width / photo.height } as CSSProperties}
      className="w-[min(100cqw,100cqh*var(--shape))] object-contain"
    />
  )
}
