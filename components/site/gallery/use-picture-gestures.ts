import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { clamp, MAX_SCALE, type Point, spanOf, type View, WHOLE, zoomAt } from './picture-view'
import type { PictureView } from './use-picture-view'

/** Between two pictures, seen while one is swiped away. */
export const GAP_PX = 24

/** A shorter way is a tap, or a trembling hand. */
const DRAG_PX = 8
const SWIPE_PX = 48
const PULL_PX = 96
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 32
const DOUBLE_TAP_SCALE = 2.5
/** A picture let go of while it moves goes on for so long. */
const COAST_MS = 150
/** Held still for longer, it stays. */
const STILL_MS = 60

type Kind = 'tap' | 'swipe' | 'pull' | 'pan'

type Tap = Point & { time: number }

interface Gesture {
  fingers: Map<number, Point>
  /** View and fingers when the last finger came or went. */
  from: View
  start: ReturnType<typeof spanOf>
  kind: Kind
  /** Pixels a millisecond. */
  speed: Point
  last: Tap
}

interface Actions {
  /** Undefined where there is no other picture. */
  onSwipe?: (step: 1 | -1) => void
  onClose: () => void
}

/**
 * Two fingers zoom, a double tap too. Zoomed in, one finger pans; else sideways goes on, down closes,
 * and so does a tap beside the picture.
 */
export function usePictureGestures(picture: PictureView, { onSwipe, onClose }: Actions) {
  const { stage, view, enterFrom, place, limit, settle, zoomBy, toStage } = picture
  const gesture = useRef<Gesture>(null)
  const lastTap = useRef<Tap>(null)
  /** The click that follows is none. */
  const isUsed = useRef(false)

  const begin = (fingers: Gesture['fingers'], kind: Kind, time: number) => {
    gesture.current = gestureOf(view.current, fingers, kind, time)
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isBrowserZoomed()) return
    if (event.isPrimary) isUsed.current = false
    const fingers = new Map(event.isPrimary ? [] : gesture.current?.fingers)
    fingers.set(event.pointerId, toStage(event))
    begin(fingers, fingers.size > 1 ? 'pan' : 'tap', event.timeStamp)
  }

  const onPointerMove = (event: PointerEvent) => {
    const now = gesture.current
    if (!now?.fingers.has(event.pointerId)) return
    now.fingers.set(event.pointerId, toStage(event))
    const span = spanOf([...now.fingers.values()])
    const moved = { x: span.x - now.start.x, y: span.y - now.start.y }
    now.kind = kindOf(now, moved)
    if (now.kind === 'tap') return
    isUsed.current = true
    // Not before: a captured pointer's click is the stage's, never the picture's.
    stage.current?.setPointerCapture(event.pointerId)
    measureSpeed(now, span, event.timeStamp)
    place(viewOf(now, moved, span.spread, { limit, canSwipe: Boolean(onSwipe) }))
  }

  const onPointerUp = (event: PointerEvent) => {
    onPointerMove(event)
    const now = gesture.current
    if (!now?.fingers.delete(event.pointerId)) return
    gesture.current = null
    if (now.fingers.size > 0) {
      settle(view.current)
      begin(now.fingers, 'pan', event.timeStamp)
    } else if (now.kind === 'tap') endTap(event)
    else endDrag(now, event.timeStamp)
  }

  const endTap = (event: PointerEvent) => {
    const tap = { ...toStage(event), time: event.timeStamp }
    const before = lastTap.current
    lastTap.current = tap
    if (!before || !isDoubleTap(before, tap)) return
    lastTap.current = null
    isUsed.current = true
    zoomBy(view.current.scale > 1 ? 0 : DOUBLE_TAP_SCALE, tap)
  }

  const endDrag = ({ kind, speed, last }: Gesture, time: number) => {
    const { scale, x, y } = view.current
    if (kind === 'pull' && y >= PULL_PX) return onClose()
    if (kind === 'swipe' && onSwipe && Math.abs(x) >= SWIPE_PX) {
      const step = x < 0 ? 1 : -1
      enterFrom.current = x + step * ((stage.current?.clientWidth ?? 0) + GAP_PX)
      return onSwipe(step)
    }
    const coast = time - last.time > STILL_MS ? 0 : COAST_MS
    settle({ scale, x: x + speed.x * coast, y: y + speed.y * coast })
  }

  const onPointerCancel = () => {
    gesture.current = null
    settle(view.current)
  }

  const onClick = ({ target }: MouseEvent) => {
    if (isUsed.current || view.current.scale > 1 || isBrowserZoomed()) return
    if (!(target instanceof HTMLImageElement)) onClose()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick }
}

function gestureOf(from: View, fingers: Gesture['fingers'], kind: Kind, time: number): Gesture {
  const start = spanOf([...fingers.values()])
  return { fingers, from, start, kind, speed: { x: 0, y: 0 }, last: { ...start, time } }
}

function kindOf({ kind, from }: Gesture, { x, y }: Point): Kind {
  if (kind !== 'tap' || Math.hypot(x, y) < DRAG_PX) return kind
  if (from.scale > 1) return 'pan'
  if (Math.abs(x) > Math.abs(y)) return 'swipe'
  return y > 0 ? 'pull' : 'pan'
}

function viewOf(
  { kind, from, start }: Gesture,
  moved: Point,
  spread: number,
  { limit, canSwipe }: Pick<PictureView, 'limit'> & { canSwipe: boolean },
): View {
  if (kind === 'swipe') return { ...WHOLE, x: canSwipe ? moved.x : moved.x / 3 }
  if (kind === 'pull') return { ...WHOLE, y: Math.max(0, moved.y) }
  const scale = clamp(from.scale * (spread / start.spread || 1), 0.7, MAX_SCALE * 1.2)
  const { x, y } = zoomAt(from, scale / from.scale, start)
  const to = { scale, x: x + moved.x, y: y + moved.y }
  if (spread > 0) return to
  // Past an edge it follows the finger reluctantly.
  const edge = limit(to)
  return { scale, x: edge.x + (to.x - edge.x) / 3, y: edge.y + (to.y - edge.y) / 3 }
}

function isDoubleTap(first: Tap, second: Tap): boolean {
  const isSoon = second.time - first.time <= DOUBLE_TAP_MS
  return isSoon && Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_PX
}

function measureSpeed(gesture: Gesture, { x, y }: Point, time: number) {
  const { last } = gesture
  // Lifting the finger repeats its last place.
  if (x === last.x && y === last.y) return
  const passed = Math.max(1, time - last.time)
  gesture.speed = { x: (x - last.x) / passed, y: (y - last.y) / passed }
  gesture.last = { x, y, time }
}

/** By two fingers before the picture was opened. */
export function isBrowserZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}
