import type { ReactNode } from 'react'
import { Fold } from '@/components/site/blocks/fold'
import { WorkPicture } from '@/components/site/projects/work-picture'
import { classNames } from '@/components/ui/class-names'
import type { Picture } from '@/lib/picture'
import type { ProjectSummary } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { isBrief, ReviewFigure } from './review'

/** Reviews shown at once. */
const IN_SIGHT = 3

interface ReviewsProps {
  reviews: Review[]
  title?: string
  className?: string
  /** If the first review is of one of these, it leads, its photos beside it. */
  projects?: readonly ProjectSummary[]
  /** Stands large elsewhere on the page, so its review does not lead. */
  shownAbove?: ProjectSummary | undefined
  /** All but the first are folded, on a wide screen only if they are many. */
  isShort?: boolean
}

/** What customers say: three in sight, the others folded; a wide screen shows a few of those too. */
export function Reviews({
  reviews,
  isShort = false,
  title = isShort || reviews.length === 1 ? 'In a customer’s words' : 'What our customers say',
  className,
  projects = [],
  shownAbove,
}: ReviewsProps) {
  if (reviews.length === 0) return null
  const isSingle = isShort || reviews.length === 1
  const workOf = ({ project }: Review) => projects.find(({ slug }) => slug === project?.slug)
  const [first, ...later] = reviews
  const firstWork = first && workOf(first)
  const leadWork = firstWork === shownAbove ? undefined : firstWork
  const lead = isSingle || leadWork?.cover ? first : undefined
  const others = lead ? later : reviews
  const inRow = isShort ? [] : others.slice(0, lead ? IN_SIGHT - 1 : IN_SIGHT)
  const folded = others.slice(inRow.length)
  const isOpenWide = folded.length <= IN_SIGHT
  const heading = (
    <h2 id="reviews-title" className={isSingle ? 'mb-4 text-h3' : 'mb-6 text-h2 md:mb-8'}>
      {title}
    </h2>
  )
  return (
    <section
      aria-labelledby="reviews-title"
      className={classNames('border-bar border-t', className)}
    >
      <div className={classNames('wrap', isSingle ? 'py-8 lg:py-16' : 'section-space')}>
        {!isSingle && heading}
        {lead && <WithWork review={lead} work={leadWork} heading={isSingle && heading} />}
        {inRow.length > 0 && (
          <ReviewList
            reviews={inRow}
            isBold={!lead && inRow.every(isBrief)}
            className={lead && 'mt-8 lg:mt-12'}
          />
        )}
        {folded.length > 0 && (
          <Fold
            className={classNames(
              'border-bar border-y lg:mt-12',
              isShort ? 'mt-4' : 'mt-8',
              isOpenWide && 'lg:supports-[selector(::details-content)]:border-b-0',
            )}
            isOpenWide={isOpenWide}
            title={
              <span className="font-semibold">
                {folded.length === 1 ? 'One more review' : `${folded.length} more reviews`}
              </span>
            }
          >
            <ReviewList
              reviews={folded}
              className={classNames(
                'pt-4 pb-8',
                isOpenWide && 'lg:supports-[selector(::details-content)]:pb-0',
              )}
            />
          </Fold>
        )}
      </div>
    </section>
  )
}

interface WithWorkProps {
  review: Review
  work: ProjectSummary | undefined
  /** Above the words. */
  heading: ReactNode
}

/** The work of which it speaks, where it has photos. */
function WithWork({ review, work, heading }: WithWorkProps) {
  const words = (
    <div>
      {heading}
      <ReviewFigure review={review} isLarge isStacked={Boolean(work?.cover)} />
    </div>
  )
  if (!work?.cover) return words
  return (
    <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
      <div className="pane p-2">
        <WorkPicture
          project={work}
          className={classNames(
            'w-full sm:aspect-3/2',
            isUpright(work.cover) ? 'aspect-square' : 'aspect-3/2',
          )}
        />
      </div>
      {words}
    </div>
  )
}

/** Cropped to a landscape it would lose its top or its foot. */
const isUpright = ({ width, height }: Picture) => width < height * 1.2

interface ReviewListProps {
  reviews: Review[]
  /** Nothing else speaks as loud, and all are brief. */
  isBold?: boolean
  className?: string | undefined
}

function ReviewList({ reviews, isBold, className }: ReviewListProps) {
  return (
    <ul className={classNames('grid gap-x-10 gap-y-8', columnsFor(reviews.length), className)}>
      {reviews.map((review) => (
        // Words above, name below: two rows of the grid.
        <li key={review.id} className="md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0">
          <ReviewFigure review={review} isBold={isBold} isRow={reviews.length === 1} />
        </li>
      ))}
    </ul>
  )
}

function columnsFor(count: number): string {
  if (count === 1) return ''
  if (count === 2) return 'md:grid-cols-2 lg:gap-x-14'
  return count === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-3'
}
