import type { CSSProperties } from 'react'
import { Comparison } from '@/components/ui/comparison/comparison'
import { comparedPair, type FullSet, isFullSet } from '@/lib/projects/gallery'
import type { Project } from '@/lib/projects/schema'
import { ComparedSets } from './compared-sets'

/** A picture in a pane across `wrap-wide`. Exact on a phone, where 95vw asks for a much heavier size. */
export const COLUMN_SIZES = '(min-width: 40rem) 95vw, calc(92vw - 10px)'

/**
 * Before and after, whole: as wide as the page, or as the window's height allows. The first complete set,
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
      style={{ '--shape': after.width / after.height } as CSSProperties}
      className="pane mx-auto w-[min(100%,85dvh*var(--shape)+1.125rem)] p-1 sm:p-2"
    >
      <Comparison
        before={before}
        after={after}
        label={`${label}, before and after`}
        sizes={`(min-width: 105rem) 100rem, ${COLUMN_SIZES}`}
        className="aspect-(--shape) [&_img]:object-contain"
        priority
      />
    </div>
  )
}
