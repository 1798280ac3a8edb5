import type { CSSProperties } from 'react'
import { Comparison } from '@/components/ui/comparison/comparison'
import { comparedPair, type FullSet, isFullSet } from '@/lib/projects/gallery'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'
import { ComparedSets } from './compared-sets'

/** A picture in a pane across `wrap-wide`. Exact on a phone, where 95vw asks for a much heavier size. */
const COLUMN_SIZES = '(min-width: 40rem) 95vw, calc(92vw - 10px)'

/** Of a picture that leads: from `lg` up with words beside it, and no higher than the window. */
export function leadSizes(shape: number): string {
  const highest = `${Math.round(85 * shape)}vh`
  return `(min-width: 105rem) min(77rem, ${highest}), (min-width: 64rem) min(calc(94vw - 23rem), ${highest}), ${COLUMN_SIZES}`
}

/** Width by height of the widest pair; null where there is none to compare. */
export function comparedShape(sets: readonly ImageSet[]): number | null {
  const shapes = sets.filter(isFullSet).map((set) => shapeOf(comparedPair(set).after))
  return shapes.length > 0 ? Math.max(...shapes) : null
}

const shapeOf = ({ width, height }: Photo) => width / height

/**
 * Before and after, whole: as wide as its column, or as the window's height allows. The first complete set,
 * and the others a tap away.
 */
export function ProjectComparison({ project }: { project: Project }) {
  const complete = project.sets.flatMap((set, index) =>
    isFullSet(set) ? [{ number: index + 1, set }] : [],
  )
  return (
    <ComparedSets
      sets={complete.map(({ number, set }) => ({
        number,
        comparison: <SetComparison set={set} label={`${project.title}, set ${number}`} />,
      }))}
    />
  )
}

function SetComparison({ set, label }: { set: FullSet; label: string }) {
  const { before, after } = comparedPair(set)
  return (
    <div
      style={{ '--shape': shapeOf(after) } as CSSProperties}
      className="pane w-[min(100%,85dvh*var(--shape)+1.125rem)] p-1 sm:p-2"
    >
      <Comparison
        before={before}
        after={after}
        label={`${label}, before and after`}
        sizes={leadSizes(shapeOf(after))}
        className="aspect-(--shape) [&_img]:object-contain"
        priority
      />
    </div>
  )
}
