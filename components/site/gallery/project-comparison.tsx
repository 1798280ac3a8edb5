import type { CSSProperties } from 'react'
import { Comparison } from '@/components/ui/comparison/comparison'
import { comparedPair, type FullSet, isFullSet } from '@/lib/projects/gallery'
import type { Project } from '@/lib/projects/schema'
import { ComparedSets } from './compared-sets'

/** Before and after as wide as the page: the first complete set, and the others a tap away. */
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
    <div style={{ '--shape': after.width / after.height } as CSSProperties}>
      <Comparison
        before={before}
        after={after}
        label={`${label}, before and after`}
        className="aspect-(--shape) max-h-[85dvh] w-full"
        priority
      />
    </div>
  )
}
