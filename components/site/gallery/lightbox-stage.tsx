import { type CSSProperties, useEffect } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { WIDTHS } from '@/lib/picture'
import type { Photo } from '@/lib/projects/schema'
import { GAP_PX, isBrowserZoomed, usePictureGestures } from './use-picture-gestures'
import type { PictureView } from './use-picture-view'

interface LightboxStageProps {
  view: PictureView
  previous?: Photo
  shown: Photo
  next?: Photo
  onMove: (step: 1 | -1) => void
  onClose: () => void
}

/** The picture as large as it fits, or larger, between its neighbours. */
export function LightboxStage({ view, previous, shown, next, ...actions }: LightboxStageProps) {
  const { onMove, onClose } = actions
  const isZoomed = view.scale > 1
  const gestures = usePictureGestures(view, { onSwipe: next && onMove, onClose })
  const { stage } = view

  // Where the browser itself zoomed in, its own panning goes on.
  useEffect(() => {
    const viewport = window.visualViewport
    const allowPanning = () => {
      if (stage.current) stage.current.style.touchAction = isBrowserZoomed() ? 'auto' : ''
    }
    allowPanning()
    viewport?.addEventListener('resize', allowPanning)
    return () => viewport?.removeEventListener('resize', allowPanning)
  }, [stage])

  // Of two pictures one stands on both sides.
  const again = previous?.id === next?.id ? 'again' : ''
  return (
    <div
      ref={stage}
      {...gestures}
      className={classNames(
        'relative min-h-0 grow touch-none select-none overflow-hidden [container-type:size]',
        isZoomed && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="absolute inset-0 transition-transform duration-200 ease-glide">
        {previous && <Slide key={previous.id + again} photo={previous} side={-1} />}
        <Slide key={shown.id} photo={shown} side={0} isZoomed={isZoomed} />
        {next && <Slide key={next.id} photo={next} side={1} />}
      </div>
    </div>
  )
}

interface SlideProps {
  photo: Photo
  side: -1 | 0 | 1
  isZoomed?: boolean
}

/** A neighbour is fetched meanwhile, so that the next step shows it at once. */
function Slide({ photo, side, isZoomed }: SlideProps) {
  const shape = photo.width / photo.height
  const whole = `min(100vw, ${Math.round(shape * 100)}vh)`
  return (
    <div
      aria-hidden={side !== 0 || undefined}
      style={{ translate: `calc(${side} * (100% + ${GAP_PX}px))` }}
      className="absolute inset-0 grid place-items-center"
    >
      <Image
        picture={photo}
        alt={photo.alt}
        sizes={isZoomed ? `${WIDTHS.at(-1)}px` : whole}
        loading="eager"
        fetchPriority={side === 0 ? 'high' : 'low'}
        draggable={false}
        style={{ '--shape': shape } as CSSProperties}
        className="w-[min(100cqw,100cqh*var(--shape))]"
      />
    </div>
  )
}
