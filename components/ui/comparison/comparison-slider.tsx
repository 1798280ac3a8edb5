'use client'

import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { classNames } from '@/components/ui/class-names'

interface ComparisonSliderProps {
  before: ReactNode
  after: ReactNode
  bar: ReactNode
  label: string
  className: string
  /** How much of `before` it shows at first, in per cent. */
  start?: number
  onMove?: (share: number) => void
}

/** In per cent: more of the finished work. */
export const USUAL_START = 35

/** A finger that moves less sideways is scrolling the page. */
const SIDEWAYS_PX = 8

/**
 * Shows as much of `before` as pointer and keys say. The share is a CSS variable, so that dragging
 * renders nothing.
 */
export function ComparisonSlider(props: ComparisonSliderProps) {
  const { before, after, bar, label, className, start = USUAL_START, onMove } = props
  const frame = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)

  useEffect(() => whenSeen(frame.current, (element) => element.classList.add(NUDGE)), [])

  // Or it would run again whenever the page is shown again.
  const stopNudge = () => frame.current?.classList.remove(NUDGE)

  const show = (share: number) => {
    stopNudge()
    onMove?.(share)
    frame.current?.style.setProperty('--share', `${share}%`)
    if (!range.current) return
    range.current.value = String(share)
    range.current.setAttribute('aria-valuetext', shareText(share))
  }

  const showAt = (event: { clientX: number; currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) show(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100)))
  }

  const jump = (event: MouseEvent<HTMLDivElement>) => {
    showAt(event)
    // On click, since pressing a mouse button moves the focus first.
    range.current?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the range input within is the control; this only widens it to the picture
    // biome-ignore lint/a11y/useKeyWithClickEvents: the range input takes the keys
    <div
      ref={frame}
      style={{ '--start': `${start}%`, '--share': `${start}%` } as CSSProperties}
      {...useDrag(showAt)}
      onClick={jump}
      onAnimationEnd={stopNudge}
      className={classNames(
        'relative cursor-ew-resize [touch-action:pan-y] select-none overflow-hidden rounded-frame bg-glass',
        'has-focus-visible:outline-3 has-focus-visible:outline-brick has-focus-visible:outline-offset-2',
        className,
      )}
    >
      {after}
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--share))_0_0)]">
        {before}
      </div>
      {bar}
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        step={5}
        defaultValue={start}
        aria-label={label}
        aria-valuetext={shareText(start)}
        onChange={(event) => show(event.currentTarget.valueAsNumber)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  )
}

function useDrag(showAt: (event: PointerEvent<HTMLDivElement>) => void) {
  const press = useRef<{ from: number; isDrag: boolean } | null>(null)
  const end = () => {
    press.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const isDrag = event.pointerType === 'mouse'
      press.current = { from: event.clientX, isDrag }
      if (isDrag) showAt(event)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!press.current) return
      press.current.isDrag ||= Math.abs(event.clientX - press.current.from) >= SIDEWAYS_PX
      if (press.current.isDrag) showAt(event)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** The bar moves a little and back, once: this can be dragged. Not under reduced motion (globals.css). */
const NUDGE = 'nudge'

function whenSeen(element: HTMLElement | null, act: (element: HTMLElement) => void) {
  if (!element || !('IntersectionObserver' in window)) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act(element)
    },
    { threshold: 0.6 },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function shareText(share: number): string {
  return `${Math.round(share)}% before, ${100 - Math.round(share)}% after`
}
