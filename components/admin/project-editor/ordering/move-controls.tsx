import { type PointerEvent, useRef } from 'react'
import { MoveButtons } from '@/components/admin/shell/move-buttons'
import { withMoved } from '@/lib/projects/editor/order'
import { edgeScroll, placeNearest } from './compact-list'
import type { Ordering } from './use-ordering'

/** In pixels; less is a press. */
const DRAG_FROM = 5

/** A handle to drag, and two buttons for everyone else. */
export function MoveControls({ ordering, id }: { ordering: Ordering; id: string }) {
  const { ids, noun, move } = ordering
  const place = ids.indexOf(id)
  if (place < 0 || ids.length < 2) return null
  return (
    <div className="flex items-center">
      <Handle ordering={ordering} id={id} />
      <MoveButtons
        about={`${noun} ${place + 1}`}
        place={place}
        count={ids.length}
        onMove={(to, control) => move(id, to, control)}
      />
    </div>
  )
}

/** For mouse and touch; the buttons beside it do the same. */
function Handle({ ordering, id }: { ordering: Ordering; id: string }) {
  const { ids, drag, dragTo, drop } = ordering
  const pressedAt = useRef<number>(null)

  const follow = ({ clientY: y, currentTarget }: PointerEvent) => {
    if (drag) {
      edgeScroll(y)
      return dragTo({ ...drag, y, ids: withMoved(drag.ids, id, placeNearest(y)) })
    }
    const from = pressedAt.current
    const control = currentTarget.nextElementSibling
    if (from === null || Math.abs(y - from) < DRAG_FROM) return
    pressedAt.current = null
    if (control instanceof HTMLElement) dragTo({ id, ids, y, control })
  }
  const end = (isKept: boolean) => {
    pressedAt.current = null
    drop(isKept)
  }
  return (
    <span
      data-handle
      className="tap grid cursor-grab touch-none select-none place-items-center text-slate active:cursor-grabbing"
      onPointerDown={({ currentTarget, pointerId, button, clientY }) => {
        if (button !== 0) return
        currentTarget.setPointerCapture(pointerId)
        pressedAt.current = clientY
      }}
      onPointerMove={follow}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-current">
        {[5, 10, 15].flatMap((y) =>
          [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
        )}
      </svg>
    </span>
  )
}
