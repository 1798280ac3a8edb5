export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** How a picture stands on its stage: enlarged, and moved from the middle by so many pixels. */
export interface View extends Point {
  scale: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

/** The part of the picture under the point stays there. */
export function zoomAt({ scale, x, y }: View, factor: number, { x: atX, y: atY }: Point): View {
  return { scale: scale * factor, x: atX + (x - atX) * factor, y: atY + (y - atY) * factor }
}

/** No further in or out than allowed, and no edge of the picture inside the stage. */
export function withinLimits(view: View, picture: Size, stage: Size): View {
  // In and out again may leave a fraction.
  if (view.scale < 1.01) return WHOLE
  const factor = Math.min(1, MAX_SCALE / view.scale)
  const { scale, x, y } = zoomAt(view, factor, { x: 0, y: 0 })
  const maxX = Math.max(0, picture.width * scale - stage.width) / 2
  const maxY = Math.max(0, picture.height * scale - stage.height) / 2
  return { scale, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY) }
}

/** A wheel's notch, or the small steps of two fingers on a touchpad (with `ctrlKey`). */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 33
  return Math.exp(clamp(-pixels * (event.ctrlKey ? 0.01 : 0.002), -0.3, 0.3))
}

/** The middle of all fingers, and how far apart they are. */
export function spanOf(fingers: readonly Point[]): Point & { spread: number } {
  const [first, second = first] = fingers
  if (!first || !second) return { x: 0, y: 0, spread: 0 }
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
