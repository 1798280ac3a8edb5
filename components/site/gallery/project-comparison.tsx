import type { CSSProperties } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Comparison } from '@/components/ui/comparison/comparison'
import { comparedPair, type FullSet, isFullSet } from '@/lib/projects/gallery'
import type { Photo, Project } from '@/lib/projects/schema'
import { ComparedSets } from './compared-sets'

/**
 * Across the page, and no higher than the window: a sixth may be cut off above and below, and what is
 * higher still stands in the middle of its frame. Whole, a picture is shown in its set.
 */
export const LEAD_CLASS = 'mx-auto aspect-(--shape) w-[min(100%,102dvh*var(--shape))] max-h-[85dvh]'

/** Exact on a phone, where 95vw asks for a much heavier size. */
export function leadSizes(shape: number): string {
  const highest = `${Math.round(102 * shape)}vh`
  return `(min-width: 40rem) min(95vw, 100rem, ${highest}), calc(92vw - 10px)`
}

/** By how much the shapes of two pictures of one place differ at most. */
const ALIKE = 0.1

const shapeOf = ({ width, height }: Photo) => width / height

/** The first complete set, and the others a tap away. */
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
  const shape = shapeOf(after)
  const isAlike = Math.abs(shapeOf(before) / shape - 1) < ALIKE
  return (
    <div style={{ '--shape': shape } as CSSProperties} className="pane p-1 sm:p-2">
      <Comparison
        before={before}
        after={after}
        label={`${label}, before and after`}
        sizes={leadSizes(shape)}
        className={classNames(LEAD_CLASS, !isAlike && '[&_img]:object-contain')}
        priority
      />
    </div>
  )
}
