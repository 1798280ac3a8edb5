import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Comparison } from '@/components/ui/comparison/comparison'
import { comparedPair, type FullSet, isFullSet } from '@/lib/projects/gallery'
import type { Photo, Project } from '@/lib/projects/schema'
import { ComparedSets } from './compared-sets'

/** Of the picture in a `LeadFrame`. */
export const LEAD_CLASS = 'aspect-(--shape) max-h-[85dvh] w-full'

interface LeadFrameProps {
  /** Width by height. */
  shape: number
  className?: string
  children: ReactNode
}

/** As wide as the page, or as the window's height allows. */
export function LeadFrame({ shape, className, children }: LeadFrameProps) {
  return (
    <div
      style={{ '--shape': shape, '--widest': `${widestOf(shape)}dvh` } as CSSProperties}
      className={classNames('mx-auto w-[min(100%,var(--widest)+1.125rem)]', className)}
    >
      {children}
    </div>
  )
}

/** Exact on a phone, where 95vw asks for a much heavier size. */
export const leadSizes = (shape: number) =>
  `(min-width: 40rem) min(95vw, 100rem, ${widestOf(shape)}vh), calc(92vw - 10px)`

/** Width by height from which on a picture goes across the page, at most a quarter of it cut off. */
const LANDSCAPE = 1.3

/** In hundredths of the window's height. Whole, a picture is shown in its set. */
const widestOf = (shape: number) => Math.round((shape < LANDSCAPE ? 85 : 118) * shape)

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
    <LeadFrame shape={shape} className="pane p-1 sm:p-2">
      <Comparison
        before={before}
        after={after}
        label={`${label}, before and after`}
        sizes={leadSizes(shape)}
        className={classNames(LEAD_CLASS, !isAlike && '[&_img]:object-contain')}
        priority
      />
    </LeadFrame>
  )
}
