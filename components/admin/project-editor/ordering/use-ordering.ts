import { useLayoutEffect, useRef, useState } from 'react'
import { type Order, withMoved } from '@/lib/projects/editor/order'
import { useEditor } from '../editor-context'
import { shownIds } from './shown-order'

export interface Ordering {
  /** Ids of what can be moved. */
  ids: readonly string[]
  /** 'set' */
  noun: string
  /** The last move, in words. */
  said: string
  drag: Drag | null
  dragTo: (drag: Drag) => void
  /** @param isKept false puts it back */
  drop: (isKept: boolean) => void
  /** @param control what was pressed: it stays under the pointer, and has the focus */
  move: (id: string, to: number, control: HTMLElement) => void
}

export interface Drag {
  id: string
  /** The order if it is dropped now. */
  ids: readonly string[]
  /** Of the pointer. */
  y: number
  /** Has the focus once it is dropped. */
  control: HTMLElement
}

/** Puts sets or progress photos in another order, one at a time. */
export function useOrdering(part: keyof Order, noun: string): Ordering {
  const { state, editor, project } = useEditor()
  const [said, setSaid] = useState('')
  const [drag, dragTo] = useState<Drag | null>(null)
  const moved = useRef<{ control: HTMLElement; top: number }>(null)
  const ids = shownIds(part, state, project)
  const shown = `${ids.join()} ${drag !== null}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new order is shown
  useLayoutEffect(() => {
    if (!moved.current) return
    const { control, top } = moved.current
    moved.current = null
    control.focus({ preventScroll: true })
    scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [shown])

  const putAt = (id: string, to: number) => {
    const next = withMoved(ids, id, to)
    if (next === ids) return
    const undone = { ...state, order: { ...state.order, [part]: undefined } }
    const isUndone = next.join() === shownIds(part, undone, project).join()
    editor.dispatch({ type: 'put-in-order', order: { [part]: isUndone ? undefined : next } })
    const name = noun.charAt(0).toUpperCase() + noun.slice(1)
    setSaid(`${name} ${ids.indexOf(id) + 1} is now ${noun} ${to + 1}`)
  }
  const move: Ordering['move'] = (id, to, control) => {
    moved.current = { control, top: control.getBoundingClientRect().top }
    putAt(id, to)
  }
  const drop: Ordering['drop'] = (isKept) => {
    if (!drag) return
    moved.current = { control: drag.control, top: drag.y - drag.control.offsetHeight / 2 }
    dragTo(null)
    if (isKept) putAt(drag.id, drag.ids.indexOf(drag.id))
  }
  return { ids, noun, said, drag, dragTo, drop, move }
}
