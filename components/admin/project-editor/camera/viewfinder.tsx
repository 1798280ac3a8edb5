import { type RefObject, useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Size } from '@/lib/media/pairing/homography'

/** The before photo. */
export type Ghost = Size & { src: string }

/** What is shown, and what a tap leads to. */
const views = {
  both: { words: 'Both', opacity: 'opacity-50', next: 'camera' },
  camera: { words: 'After', opacity: 'opacity-0', next: 'before' },
  before: { words: 'Before', opacity: 'opacity-100', next: 'both' },
} as const

export type View = keyof typeof views

interface ViewfinderProps {
  before: Ghost
  /** Address of the photo that was taken, in place of the camera's picture. */
  taken: string | undefined
  stream: MediaStream | null
  video: RefObject<HTMLVideoElement | null>
  roll: number | null
  view: View
  onView: (view: View) => void
}

/** The camera's picture in the shape of the before photo, which lies over it. */
export function Viewfinder(props: ViewfinderProps) {
  const { before, taken, stream, video, roll, view, onView } = props
  const [isFilmUpright, setIsFilmUpright] = useState<boolean>()
  const { words, opacity, next } = views[view]
  const aspect = before.width / before.height
  const isTurned = isFilmUpright !== undefined && isFilmUpright !== aspect < 1

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream, video])

  return (
    <div className="@container-size grid place-items-center overflow-hidden landscape:col-start-1 landscape:row-span-2 landscape:row-start-1">
      <div
        className="relative overflow-hidden bg-black"
        style={{ aspectRatio: aspect, width: `min(100cqw, ${100 * aspect}cqh)` }}
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="What the camera sees"
          onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
            setIsFilmUpright(videoWidth < videoHeight)
          }
          className="absolute inset-0 size-full object-cover"
        />
        {/* biome-ignore-start lint/performance/noImgElement: neither is fetched in a size */}
        {taken && (
          <img src={taken} alt="Taken" className="absolute inset-0 size-full object-cover" />
        )}
        <img
          src={before.src}
          alt=""
          className={classNames('absolute inset-0 size-full object-cover', opacity)}
        />
        {/* biome-ignore-end lint/performance/noImgElement: both */}
        {!taken && <Lines roll={roll} />}
        <button
          type="button"
          onClick={() => onView(next)}
          className="absolute inset-0 flex items-end justify-center p-3 outline-offset-[-6px]"
        >
          <span className="sr-only">Tap to switch between before and after: </span>
          <span className="rounded-control bg-anthracite px-3 py-1 text-base">{words}</span>
        </button>
        {isTurned && !taken && (
          <p className="pointer-events-none absolute inset-x-3 top-3 hidden rounded-control bg-anthracite px-3 py-1 text-center text-base pointer-coarse:block">
            Turn your phone: the before photo is {aspect < 1 ? 'upright' : 'wide'}.
          </p>
        )}
      </div>
    </div>
  )
}

/** Thirds, and where the phone has a sensor the horizon. */
function Lines({ roll }: { roll: number | null }) {
  const isLevel = roll !== null && Math.abs(roll) < 1
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {['top-1/3', 'top-2/3'].map((place) => (
        <span key={place} className={classNames('absolute inset-x-0 h-px bg-white/50', place)} />
      ))}
      {['left-1/3', 'left-2/3'].map((place) => (
        <span key={place} className={classNames('absolute inset-y-0 w-px bg-white/50', place)} />
      ))}
      {roll !== null && (
        <span
          data-level={isLevel ? 'level' : 'leaning'}
          className={classNames(
            'absolute inset-x-1/4 top-1/2 shadow-float',
            isLevel ? 'h-1 bg-white' : 'h-0.5 bg-white/80',
          )}
          style={{ transform: `rotate(${roll}deg)` }}
        />
      )}
      {isLevel && (
        <span className="absolute top-1/2 left-1/2 mt-2 -translate-x-1/2 rounded-control bg-moss px-2 text-sm">
          Level
        </span>
      )}
    </div>
  )
}
