'use client'

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { classNames } from '@/components/ui/class-names'

/** Verified when the handle is within this distance of the end (specification §9). */
const TOLERANCE_PX = 5
/** A pointer that moved less than this between down and up has tapped, not dragged. */
const TAP_PX = 4
const KEY_STEP = 0.1

interface VerifySliderProps {
  verified: boolean
  disabled?: boolean
  onVerify: () => void
}

/**
 * The human check: a sash to slide shut. Dragging, arrow keys, Enter and a single tap or click all
 * do (WCAG 2.5.7), since it is the server that judges what is spam.
 */
export function VerifySlider({ verified, disabled = false, onVerify }: VerifySliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const grip = useRef<{ pointer: number; from: number } | null>(null)
  const moved = useRef(false)
  const [dragged, setDragged] = useState(0)
  const [gripped, setGripped] = useState(false)
  const inert = disabled || verified
  const position = verified ? 1 : dragged

  const verify = () => {
    grip.current = null
    setGripped(false)
    setDragged(0)
    onVerify()
  }

  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (inert || event.button !== 0) return
    grip.current = { pointer: event.pointerId, from: event.clientX }
    moved.current = false
    setGripped(true)
    handle.current?.setPointerCapture(event.pointerId)
  }

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const held = grip.current
    if (inert || !held || held.pointer !== event.pointerId) return
    const way = event.clientX - held.from
    moved.current ||= Math.abs(way) >= TAP_PX
    if (!moved.current) return
    const travel = (track.current?.clientWidth ?? 0) - (handle.current?.offsetWidth ?? 0)
    if (travel - way <= TOLERANCE_PX) verify()
    else setDragged(Math.max(0, way / travel))
  }

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    if (grip.current?.pointer !== event.pointerId) return
    grip.current = null
    setGripped(false)
    setDragged(0)
  }

  // Assistive technology clicks without a pointer (detail 0). A drag let go halfway ends in a click too.
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    const isDragEnd = moved.current && event.detail > 0
    if (!inert && !isDragEnd) verify()
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (inert) return
    const next = Math.min(1, Math.max(0, dragged + step))
    // Rounded, or ten steps of a tenth would fall short of one.
    if (Math.round(next * 100) === 100) verify()
    else setDragged(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; the slider inside is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider inside has the keys
    <div
      ref={track}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onClick={tap}
      style={{ '--at': position } as CSSProperties}
      className={classNames(
        '@container pane relative h-14 touch-pan-y select-none overflow-hidden border-control',
        !inert && 'cursor-pointer',
      )}
    >
      <div
        aria-hidden="true"
        className={classNames(
          'absolute inset-0 transition-transform duration-200 ease-glide',
          verified ? 'bg-moss-tint' : 'bg-glass',
        )}
        style={{
          // Its right edge follows the handle.
          transform: 'translateX(calc((var(--at) - 1) * (100% - 3.25rem)))',
          transition: gripped ? 'none' : undefined,
        }}
      />
      <p
        className={classNames(
          'pointer-events-none absolute inset-0 flex items-center pl-16 pr-3 leading-tight',
          verified ? 'font-semibold text-moss' : 'text-slate',
        )}
      >
        {verified ? 'Verified – thank you' : 'Slide or tap to verify you are human'}
      </p>
      <div
        ref={handle}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label="Slide or tap to verify you are human"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(position * 100)}
        aria-valuetext={verified ? 'Verified' : 'Not verified'}
        aria-disabled={inert}
        onKeyDown={press}
        style={{
          transform: 'translateX(calc(var(--at) * (100cqw - 3.25rem)))',
          transition: gripped ? 'none' : undefined,
        }}
        className={classNames(
          'absolute inset-y-0 left-0 grid w-13 touch-none place-items-center',
          'transition-transform duration-200 ease-glide -outline-offset-4',
          verified
            ? 'bg-moss text-white'
            : disabled
              ? 'bg-bar text-slate'
              : 'bg-anthracite text-white',
          !inert && (gripped ? 'cursor-grabbing' : 'cursor-grab'),
        )}
      >
        {verified ? <Tick /> : <Arrows />}
      </div>
    </div>
  )
}

const steps: Record<string, number> = {
  ArrowRight: KEY_STEP,
  ArrowUp: KEY_STEP,
  ArrowLeft: -KEY_STEP,
  ArrowDown: -KEY_STEP,
  PageUp: KEY_STEP * 3,
  PageDown: -KEY_STEP * 3,
  Home: -1,
  End: 1,
  Enter: 1,
  ' ': 1,
}

function Arrows() {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="m5 5 6 6-6 6M11.5 5l6 6-6 6" />
    </svg>
  )
}

function Tick() {
  return (
    <svg
      aria-hidden="true"
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d="m4 11.5 5 5 9-11" />
    </svg>
  )
}
