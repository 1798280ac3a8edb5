'use client'

import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import type { Point, Size } from '@/lib/media/pairing/homography'
import {
  atShare,
  type Crop,
  type CropChange,
  MAX_ZOOM,
  nearestCrop,
  roomOf,
  shareOf,
  squareOf,
} from './crop'

interface CropAreaProps {
  src: string
  /** Unknown until the picture is loaded. */
  size?: Size
  crop?: Crop
  disabled: boolean
  onLoad: (size: Size) => void
  onError: () => void
  onChange: (change: CropChange) => void
}

/** A square preview: dragged with a finger or a mouse, enlarged with two fingers, or both by sliders. */
export function CropArea(props: CropAreaProps) {
  const { src, size, crop, disabled, onLoad, onError, onChange } = props
  const gestures = useGestures((by, zoom, width) => {
    // Several may come before the next render.
    if (!disabled) {
      onChange((before, of) => {
        const perPixel = squareOf(before, of).side / width
        const [x, y] = [before.x - by.x * perPixel, before.y - by.y * perPixel]
        return nearestCrop({ x, y, zoom: before.zoom * zoom }, of)
      })
    }
  })
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div
        {...gestures}
        className="relative size-56 shrink-0 cursor-grab touch-none overflow-hidden rounded-frame border border-control bg-[repeating-conic-gradient(var(--color-glass)_0_25%,white_0_50%)] bg-size-[1rem_1rem] active:cursor-grabbing"
      >
        {/* biome-ignore lint/performance/noImgElement: a file that is not on the site yet */}
        <img
          src={src}
          alt="Preview of the new logo"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            // A drawing may have no size.
            if (width && height) onLoad({ width, height })
          }}
          onError={onError}
          className="absolute max-w-none select-none"
          style={size && crop ? placeOf(crop, size) : { inset: 0 }}
        />
      </div>
      {size && crop && (
        <fieldset disabled={disabled} className="grid min-w-52 flex-1 gap-1">
          <legend className="mb-1 text-base text-slate">Drag the logo, or use the sliders.</legend>
          <CropSliders
            crop={crop}
            size={size}
            onChange={(next) => onChange((before, of) => nearestCrop({ ...before, ...next }, of))}
          />
        </fieldset>
      )}
    </div>
  )
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

function placeOf(crop: Crop, size: Size) {
  const { left, top, side } = squareOf(crop, size)
  return {
    left: percent(-left, side),
    top: percent(-top, side),
    width: percent(size.width, side),
    height: percent(size.height, side),
  }
}

interface CropSlidersProps {
  crop: Crop
  size: Size
  onChange: (crop: Partial<Crop>) => void
}

function CropSliders({ crop, size, onChange }: CropSlidersProps) {
  const room = roomOf(crop, size)
  const along = (axis: 'x' | 'y') => {
    const share = shareOf(crop[axis], room[axis])
    return {
      min: 0,
      max: 100,
      value: share ?? 50,
      disabled: share === null,
      onValue: (value: number) => onChange({ [axis]: atShare(value, room[axis]) }),
    }
  }
  return (
    <>
      <Range
        min={100}
        max={MAX_ZOOM * 100}
        value={Math.round(crop.zoom * 100)}
        onValue={(value) => onChange({ zoom: value / 100 })}
      >
        Zoom
      </Range>
      <Range {...along('x')}>Left to right</Range>
      <Range {...along('y')}>Top to bottom</Range>
    </>
  )
}

interface RangeProps {
  min: number
  max: number
  value: number
  disabled?: boolean
  onValue: (value: number) => void
  children: ReactNode
}

function Range({ min, max, value, disabled, onValue, children }: RangeProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 text-base">
      <label htmlFor={id}>{children}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value}%`}
        disabled={disabled}
        onChange={({ target }) => onValue(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brick disabled:cursor-auto"
      />
    </div>
  )
}

type OnGesture = (by: Point, zoom: number, width: number) => void

/** One finger moves, two also zoom. */
function useGestures(onGesture: OnGesture) {
  const fingers = useRef(new Map<number, Point>())
  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      currentTarget.setPointerCapture(pointerId)
      fingers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const before = fingers.current.get(pointerId)
      if (!before) return
      const apart = spread()
      fingers.current.set(pointerId, { x: clientX, y: clientY })
      const share = 1 / fingers.current.size
      const by = { x: (clientX - before.x) * share, y: (clientY - before.y) * share }
      onGesture(by, apart > 0 ? spread() / apart : 1, currentTarget.clientWidth)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
