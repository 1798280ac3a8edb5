import type { KeyboardEvent, PointerEvent } from 'react'
import { Image } from '@/components/ui/image/image'
import type { Point } from '@/lib/media/pairing/homography'
import type { Picture } from '@/lib/picture'
import { movedBy, within } from './hand-points'

interface TwoPointsProps {
  picture: Picture
  /** 'before' or 'after'. */
  half: string
  points: readonly [Point, Point]
  onMove: (points: readonly [Point, Point]) => void
  /** Id of the words that say how. */
  hint: string
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAST = 10

/** A photo with two numbered handles to put on spots that the other photo shows too. */
export function TwoPoints({ picture, half, points, onMove, hint }: TwoPointsProps) {
  const { width, height } = picture
  const move = (index: number, point: Point) =>
    onMove(index === 0 ? [point, points[1]] : [points[0], point])
  const follow = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    move(index, within({ x: at.x / box.width, y: at.y / box.height }))
  }
  const press = (index: number, point: Point) => (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? FAST : 1
    move(index, movedBy(point, { x: step.x * far, y: step.y * far }, picture))
  }
  return (
    <figure className="grid content-start gap-1">
      <figcaption className="font-semibold capitalize">{half}</figcaption>
      <div
        style={{ aspectRatio: width / height }}
        className="relative select-none overflow-hidden rounded-frame bg-glass"
      >
        <Image
          picture={picture}
          alt={`The ${half} photo`}
          fill
          sizes="(min-width: 40rem) 27rem, 100vw"
          draggable={false}
        />
        {points.map((point, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second, always
            key={index}
            type="button"
            aria-describedby={hint}
            style={{ left: `${100 * point.x}%`, top: `${100 * point.y}%` }}
            onPointerDown={({ currentTarget, pointerId }) =>
              currentTarget.setPointerCapture(pointerId)
            }
            onPointerMove={follow(index)}
            onKeyDown={press(index, point)}
            className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-move touch-none place-items-center rounded-full border-2 border-white bg-anthracite/25 max-sm:scroll-mb-60 shadow-float outline-2 outline-anthracite"
          >
            <span
              aria-hidden="true"
              className="size-1.5 rounded-full bg-white ring-1 ring-anthracite"
            />
            <span
              aria-hidden="true"
              className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-white font-semibold text-anthracite text-sm"
            >
              {index + 1}
            </span>
            <span className="sr-only">
              Point {index + 1} on the {half} photo, {Math.round(100 * point.x)}% across,{' '}
              {Math.round(100 * point.y)}% down
            </span>
          </button>
        ))}
      </div>
    </figure>
  )
}
