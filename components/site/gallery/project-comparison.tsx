import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Comparison } from '@/components/ui/comparison/comparison'
import { Image } from '@/components/ui/image/image'
import { PHONE_SIZES } from '@/lib/picture'
import { comparedPair, type FullSet, isFullSet } from '@/lib/projects/gallery'
import type { Photo, Project } from '@/lib/projects/schema'
import { ComparedSets } from './compared-sets'

/** Width by height from which on a picture goes across the page. */
const LANDSCAPE = 1.3

/**
 * Of the picture in a `LeadFrame`. An upright one is whole, in the middle of the frame. A desktop cuts a quarter
 * of a wide one's height, so that its handle is on the first screen.
 */
export const leadClass = (shape: number) =>
  classNames(
    'aspect-(--shape)',
    shape < LANDSCAPE
      ? 'mx-auto max-h-[82dvh] w-[min(100%,82dvh*var(--shape))]'
      : 'w-full lg:aspect-[calc(var(--shape)/0.75)]',
  )

interface LeadFrameProps {
  /** Width by height. */
  shape: number
  children: ReactNode
}

/** As wide as the page. */
export function LeadFrame({ shape, children }: LeadFrameProps) {
  return (
    <div
      style={{ '--shape': shape } as CSSProperties}
      className="pane max-sm:-mx-[clamp(1rem,4vw,2.5rem)] max-sm:border-x-0 sm:p-2"
    >
      <div className="bg-glass">{children}</div>
    </div>
  )
}

/** On a phone hardly less than its width, for which 95vw would ask a much heavier size. */
export const leadSizes = (shape: number) => {
  const widest = shape < LANDSCAPE ? `, ${Math.round(82 * shape)}vh` : ''
  return `(min-width: 40rem) min(95vw, 100rem${widest}), ${PHONE_SIZES}`
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
        id: set.id,
        number,
        thumb: <Thumb photo={set.after} />,
        comparison: <SetComparison set={set} label={`${project.title}, set ${number}`} />,
      }))}
    />
  )
}

/** Tells the sets apart at a glance; the large picture comes first. */
const Thumb = ({ photo }: { photo: Photo }) => (
  <Image
    picture={photo}
    alt={photo.alt}
    sizes="64px"
    fetchPriority="low"
    className="h-11 w-16 rounded-frame object-cover"
  />
)

function SetComparison({ set, label }: { set: FullSet; label: string }) {
  const { before, after } = comparedPair(set)
  const shape = shapeOf(after)
  const isAlike = Math.abs(shapeOf(before) / shape - 1) < ALIKE
  return (
    <LeadFrame shape={shape}>
      <Comparison
        before={before}
        after={after}
        label={`${label}, before and after`}
        sizes={leadSizes(shape)}
        className={classNames(
          leadClass(shape),
          '[&_img]:object-[50%_75%]',
          !isAlike && '[&_img]:object-contain',
        )}
        priority
      />
    </LeadFrame>
  )
}
