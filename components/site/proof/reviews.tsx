import type { ReactNode } from 'react'
import { Fold } from '@/components/site/blocks/fold'
import { WorkPicture } from '@/components/site/projects/work-picture'
import { classNames } from '@/components/ui/class-names'
import type { ProjectSummary } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { isBrief, ReviewFigure } from './review'
import { splitWords } from './review-words'

/** Reviews shown at once. */
const IN_SIGHT = 3

interface ReviewsProps {
  reviews: Review[]
  title?: string
  className?: string
  /** If the first review is of one of these, it leads, with its photos. */
  projects?: readonly ProjectSummary[]
  /** All but the first are folded. */
  isShort?: boolean
}

/** What customers say: three reviews in sight, the others folded. One by itself is set large. */
export function Reviews({
  reviews,
  isShort = false,
  title = isShort || reviews.length === 1 ? 'In a customer’s words' : 'What our customers say',
  className,
  projects = [],
}: ReviewsProps) {
  if (reviews.length === 0) return null
  const isSingle = isShort || reviews.length === 1
  const workOf = ({ project }: Review) => projects.find(({ slug }) => slug === project?.slug)
  const [first, ...later] = reviews
  const lead = first && (isSingle || workOf(first)?.cover) ? first : undefined
  const others = lead ? later : reviews
  const inRow = isShort ? [] : others.slice(0, lead ? IN_SIGHT - 1 : IN_SIGHT)
  const folded = others.slice(inRow.length)
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
        {lead && (
          <WithWork review={lead} work={workOf(lead)}>
            {isSingle && heading}
          </WithWork>
        )}
        {inRow.length > 0 && (
          <div className={lead && 'mt-8 lg:mt-12'}>
            <Row reviews={inRow} isBold={!lead && inRow.every(isBrief)} />
          </div>
        )}
        {folded.length > 0 && (
          <Fold
            className={classNames('border-bar border-y lg:mt-12', isShort ? 'mt-4' : 'mt-8')}
            title={
              <span className="font-semibold">
                {folded.length === 1 ? 'One more review' : `${folded.length} more reviews`}
              </span>
            }
          >
            <ul className={classNames(gridClass, 'pt-4 pb-8')}>
              {folded.map((review) => (
                <li key={review.id} className={itemClass}>
                  <ReviewFigure review={review} />
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </section>
  )
}

const gridClass = 'grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3'
/** Words above, name below: two rows of the grid. A phone shows little more than one, which needs no rows. */
const itemClass = 'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0'

interface WithWorkProps {
  review: Review
  work: ProjectSummary | undefined
  /** Above the words. */
  children: ReactNode
}

/** The work of which it speaks, where it has photos. */
function WithWork({ review, work, children }: WithWorkProps) {
  const words = (
    <div>
      {children}
      <ReviewFigure review={review} isLarge isStacked={Boolean(work?.cover)} />
    </div>
  )
  if (!work?.cover) return words
  return (
    <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
      <div className="pane p-2">
        <WorkPicture project={work} className="aspect-video w-full lg:aspect-3/2" />
      </div>
      {words}
    </div>
  )
}

interface RowProps {
  reviews: Review[]
  /** Nothing else speaks as loud, and all are brief. */
  isBold: boolean
}

function Row({ reviews, isBold }: RowProps) {
  // By keyboard the row slides by its links, or else by itself.
  const isReachable = reviews.every(
    ({ project, source, words }) => project || source || splitWords(words).length > 1,
  )
  return (
    // A phone or a tablet slides them sideways.
    <div
      tabIndex={isReachable ? undefined : 0}
      className="relative max-lg:-mx-[clamp(1rem,4vw,2.5rem)] max-lg:overflow-x-auto max-lg:px-[clamp(1rem,4vw,2.5rem)]"
    >
      <ul
        className={classNames(
          'grid grid-flow-col gap-x-5 max-md:w-max max-md:items-start max-md:pr-4 max-lg:auto-cols-[min(72vw,18rem)] md:gap-x-8 lg:gap-x-10',
          reviews.length === 2
            ? 'md:grid-cols-2 lg:gap-x-14'
            : 'md:max-lg:w-max md:max-lg:pr-4 lg:grid-cols-3',
        )}
      >
        {reviews.map((review) => (
          <li
            key={review.id}
            // The next one shows at the edge of the screen.
            className={classNames(
              itemClass,
              'border-bar not-first:max-lg:border-l not-first:max-lg:pl-5 md:not-first:max-lg:pl-8',
            )}
          >
            <ReviewFigure review={review} isBold={isBold} />
          </li>
        ))}
      </ul>
    </div>
  )
}
