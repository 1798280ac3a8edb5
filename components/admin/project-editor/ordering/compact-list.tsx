import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { useEditor } from '../editor-context'
import type { Drag, Ordering } from './use-ordering'

interface ReorderableProps {
  ordering: Ordering
  /** What stands for one while it is dragged. */
  picturesOf: (id: string) => readonly (SavedPicture | ChosenFile)[]
  /** The list in full: too tall to drag through, so a small one takes its place. */
  children: ReactNode
}

export function Reorderable({ ordering, picturesOf, children }: ReorderableProps) {
  const { drag, said } = ordering
  return (
    <div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {drag && <CompactList ordering={ordering} drag={drag} picturesOf={picturesOf} />}
      {/* Rendered still: it holds the handle that the pointer is bound to. */}
      <div className={drag ? 'h-0 overflow-clip' : undefined}>{children}</div>
    </div>
  )
}

function CompactList({
  ordering: { noun, drop },
  drag: { id: dragged, ids, y },
  picturesOf,
}: Omit<ReorderableProps, 'children'> & { drag: Drag }) {
  const box = useRef<HTMLOListElement>(null)
  const start = useRef(y)

  // What is dragged stays under the pointer, although the page is shorter now.
  useLayoutEffect(() => {
    const row = box.current?.querySelector('[data-dragged]')?.getBoundingClientRect()
    if (row) scrollBy({ top: row.top + row.height / 2 - start.current, behavior: 'instant' })
  }, [])
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && drop(false)
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  })

  return (
    <ol ref={box} data-places aria-hidden="true" className="grid gap-2">
      {ids.map((id, index) => (
        <li
          key={id}
          data-dragged={id === dragged || undefined}
          className={classNames(
            'flex items-center gap-3 rounded-frame border border-bar bg-white p-1.5',
            id === dragged && 'shadow-float outline-2 outline-brick',
          )}
        >
          <span className="w-20 shrink-0 pl-1.5 font-semibold">{numbered(noun, index)}</span>
          {picturesOf(id).map((picture) => (
            <Thumb key={picture.id} picture={picture} />
          ))}
        </li>
      ))}
    </ol>
  )
}

/** 'Set 1', 'Photo 2' */
function numbered(noun: string, index: number): string {
  const [last = ''] = noun.split(' ').slice(-1)
  return `${last.charAt(0).toUpperCase()}${last.slice(1)} ${index + 1}`
}

function Thumb({ picture }: { picture: SavedPicture | ChosenFile }) {
  const { uploads } = useEditor().state
  const preview = uploads.items.find(({ id }) => id === picture.id)?.preview
  return (
    <span className="relative block aspect-3/2 w-full max-w-20 overflow-hidden rounded-frame bg-glass">
      {'src' in picture ? (
        <Image
          picture={picture}
          alt=""
          fill
          sizes="5rem"
          loading="eager"
          className="object-cover"
        />
      ) : (
        // biome-ignore lint/performance/noImgElement: the file is on this device
        preview && <img src={preview} alt="" className="size-full object-cover" />
      )}
    </span>
  )
}

/** @returns the place whose middle is nearest to the pointer */
export function placeNearest(y: number): number {
  const far = [...document.querySelectorAll('[data-places] > li')].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return Math.abs(top + height / 2 - y)
  })
  return far.indexOf(Math.min(...far))
}

/** In pixels; below, the save bar and the menu cover a part. */
const EDGE = { above: 72, below: 168 }

/** A list taller than the screen moves on when the pointer comes to its edge. */
export function edgeScroll(y: number): void {
  const step = y < EDGE.above ? -16 : y > innerHeight - EDGE.below ? 16 : 0
  if (step) scrollBy({ top: step, behavior: 'instant' })
}
