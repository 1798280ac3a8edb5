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
import { Icon } from '@/components/ui/icon'

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

/** The human check: a sash to slide shut. Weak on purpose: the server judges what is spam. */
export function VerifySlider({ verified, disabled = false, onVerify }: VerifySliderProps) {
  const inert = disabled || verified
  const { handle, dragged, isDragging, trackEvents, onKeyDown } = useSliding(inert, onVerify)
  const position = verified ? 1 : dragged
  const followsPointer = isDragging ? 'none' : undefined

  return (
    // Only a larger target for the pointer: the slider inside is the control.
    <div
      {...trackEvents}
      style={{ '--at': position } as CSSProperties}
      className={classNames(
        '@container relative h-14 [touch-action:pan-y] select-none overflow-hidden rounded-control border border-control bg-white',
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
          transition: followsPointer,
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
        onKeyDown={onKeyDown}
        style={{
          transform: 'translateX(calc(var(--at) * (100cqw - 3.25rem)))',
          transition: followsPointer,
        }}
        className={classNames(
          'absolute inset-y-0 left-0 grid w-13 touch-none place-items-center',
          'transition-transform duration-200 ease-glide -outline-offset-4',
          handleColour(verified, disabled),
          !inert && (isDragging ? 'cursor-grabbing' : 'cursor-grab'),
        )}
      >
        {verified ? (
          <Icon size={22} strokeWidth="2.5" path="m4 11.5 5 5 9-11" />
        ) : (
          <Icon size={22} strokeWidth="2" path="m5 5 6 6-6 6M11.5 5l6 6-6 6" />
        )}
      </div>
    </div>
  )
}

function handleColour(verified: boolean, disabled: boolean): string {
  if (verified) return 'bg-moss text-white'
  return disabled ? 'bg-bar text-slate' : 'bg-anthracite text-white'
}

/** Dragging, arrow keys, Enter and a single tap or click all verify (WCAG 2.5.7). */
function useSliding(inert: boolean, onVerify: () => void) {
  const handle = useRef<HTMLDivElement>(null)
  const press = useRef<{ pointer: number; from: number } | null>(null)
  const hasMoved = useRef(false)
  const [dragged, setDragged] = useState(0)
  const [isDragging, setDragging] = useState(false)

  const reset = () => {
    press.current = null
    setDragging(false)
    setDragged(0)
  }

  const verify = () => {
    reset()
    onVerify()
  }

  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (inert || event.button !== 0) return
    press.current = { pointer: event.pointerId, from: event.clientX }
    hasMoved.current = false
    setDragging(true)
    handle.current?.setPointerCapture(event.pointerId)
  }

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (inert || press.current?.pointer !== event.pointerId) return
    const distance = event.clientX - press.current.from
    hasMoved.current ||= Math.abs(distance) >= TAP_PX
    if (!hasMoved.current) return
    const travel = event.currentTarget.clientWidth - (handle.current?.offsetWidth ?? 0)
    if (travel - distance <= TOLERANCE_PX) verify()
    else setDragged(Math.max(0, distance / travel))
  }

  const endDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (press.current?.pointer === event.pointerId) reset()
  }

  // Assistive technology clicks without a pointer (detail 0). An unfinished drag ends in a click too.
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const isDragEnd = hasMoved.current && event.detail > 0
    if (!inert && !isDragEnd) verify()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (inert) return
    const next = Math.min(1, Math.max(0, dragged + step))
    // Rounded, or ten steps of a tenth would fall short of one.
    if (Math.round(next * 100) === 100) verify()
    else setDragged(next)
  }

  const trackEvents = {
    onPointerDown: startDrag,
    onPointerMove: drag,
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onClick,
  }
  return { handle, dragged, isDragging, trackEvents, onKeyDown }
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
