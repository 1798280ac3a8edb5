import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Point, type View, WHOLE, wheelFactor, withinLimits, zoomAt } from './picture-view'

const MIDDLE: Point = { x: 0, y: 0 }

/** Pulled down so far, the pictures would be out of sight. */
const FADE_PX = 800

/** What stands on the stage: its only child is the track with the shown picture and its neighbours. */
export function usePictureView(id: string) {
  const stage = useRef<HTMLDivElement>(null)
  const view = useRef(WHOLE)
  /** Where the next picture slides in from. */
  const enterFrom = useRef(0)
  const [zoomed, setZoomed] = useState({ id, scale: 1 })

  const place = (to: View, isGliding = false) => {
    view.current = to
    if (stage.current) draw(stage.current, to, isGliding)
  }
  const limit = (to: View) => (stage.current ? withinLimits(to, ...sizes(stage.current)) : WHOLE)
  const settle = (to: View, isGliding = true) => {
    const settled = limit(to)
    place(settled, isGliding)
    setZoomed({ id, scale: settled.scale })
  }
  const zoomBy = (factor: number, at = MIDDLE) => settle(zoomAt(view.current, factor, at))
  const panBy = (by: Point) =>
    settle({ ...view.current, x: view.current.x + by.x, y: view.current.y + by.y })
  const toStage = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  const enter = useEffectEvent(() => {
    place({ ...WHOLE, x: enterFrom.current })
    if (enterFrom.current === 0) return
    enterFrom.current = 0
    // Without a layout in between, the browser would see no change to animate.
    stage.current?.getBoundingClientRect()
    place(WHOLE, true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another picture is shown
  useLayoutEffect(() => enter(), [id])

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const to = zoomAt(view.current, wheelFactor(event), toStage(event))
    // A touchpad's steps are small and many.
    settle(to, !event.ctrlKey)
  })
  const fitAgain = useEffectEvent(() => settle(view.current, false))
  useEffect(() => {
    const element = stage.current
    // React's own listener may not prevent the browser's zoom.
    const onWheel = (event: WheelEvent) => wheel(event)
    const onResize = () => fitAgain()
    element?.addEventListener('wheel', onWheel, { passive: false })
    window.addEventListener('resize', onResize)
    return () => {
      element?.removeEventListener('wheel', onWheel)
      window.removeEventListener('resize', onResize)
    }
  }, [])

  const scale = zoomed.id === id ? zoomed.scale : 1
  return { stage, view, enterFrom, scale, place, limit, settle, zoomBy, panBy, toStage }
}

export type PictureView = ReturnType<typeof usePictureView>

function draw(stage: HTMLElement, { scale, x, y }: View, isGliding: boolean) {
  const track = stage.firstElementChild as HTMLElement
  track.style.transition = isGliding ? '' : 'none'
  track.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  const dialog = stage.closest('dialog')
  // Pulled down, the page comes into sight behind.
  if (dialog) dialog.style.opacity = scale === 1 && y > 0 ? `${1 - y / FADE_PX}` : ''
}

/** Of the shown picture as it fits, and of the stage. */
function sizes(stage: HTMLElement) {
  const picture = stage.querySelector<HTMLElement>(':not([aria-hidden]) > picture > img')
  return [
    { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    { width: stage.clientWidth, height: stage.clientHeight },
  ] as const
}
