import type { ReactNode } from 'react'
import { Fold } from '@/components/site/blocks/fold'
import { WorkPicture } from '@/components/site/projects/work-picture'
import { classNames } from '@/components/ui/class-names'
import { PHONE_SIZES } from '@/lib/picture'
import type { Review } from '@/lib/proof/rows'
import { ReviewFigure } from './review'

/** Reviews in sight: one large, and below it a second like it, or two in a row. */
const IN_SIGHT = 3

interface ReviewsProps {
  reviews: readonly Review[]
  title?: string
  className?: string
  /** All but the first are folded, on a wide screen only if they are many. */
  isShort?: boolean
}

/** What customers say: three in sight, the others folded; a wide screen shows a few of those too. */
export function Reviews({
  reviews,
  isShort = false,
  title = reviews.length === 1 ? 'In a customer’s words' : 'What our customers say',
  className,
}: ReviewsProps) {
  const [first, ...others] = reviews
  if (!first) return null
  const inRow = isShort ? [] : others.slice(0, IN_SIGHT - 1)
  const second = inRow.length === 1 ? inRow[0] : undefined
  const folded = others.slice(inRow.length)
  const isOpenWide = folded.length <= IN_SIGHT
  return (
    <section
      aria-labelledby="reviews-title"
      className={classNames('border-bar border-t', className)}
    >
      <div className="wrap section-space">
        <WithPicture review={first}>
          <h2 id="reviews-title" className="mb-6 text-h2">
            {title}
          </h2>
          <ReviewFigure review={first} isLarge />
        </WithPicture>
        {second ? (
          <div className={ROW_CLASS}>
            <WithPicture review={second} isTurned>
              <ReviewFigure review={second} isLarge />
            </WithPicture>
          </div>
        ) : (
          inRow.length > 0 && <ReviewList reviews={inRow} className={ROW_CLASS} />
        )}
        {folded.length > 0 && (
          <Fold
            className={classNames(
              'border-bar border-y',
              isShort ? 'mt-6 lg:mt-10' : 'mt-8 lg:mt-10',
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
                'pt-4 pb-8 lg:pt-10',
                isOpenWide && 'lg:supports-[selector(::details-content)]:pb-0',
              )}
            />
          </Fold>
        )}
      </div>
    </section>
  )
}

const ROW_CLASS = 'mt-8 border-bar border-t pt-8 lg:mt-10 lg:pt-10'

interface ReviewListProps {
  reviews: readonly Review[]
  className: string
}

function ReviewList({ reviews, className }: ReviewListProps) {
  return (
    <ul
      className={classNames(
        'grid gap-x-14 gap-y-8',
        reviews.length > 1 && 'md:grid-cols-2',
        reviews.length > 2 && 'lg:grid-cols-3',
        className,
      )}
    >
      {reviews.map((review) => (
        // Words above, name below: two rows of the grid.
        <li key={review.id} className="md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0">
          <ReviewFigure review={review} isAcross={reviews.length === 1} />
        </li>
      ))}
    </ul>
  )
}

interface WithPictureProps {
  review: Review
  /** The picture stands at the left. */
  isTurned?: boolean
  children: ReactNode
}

/** The words, beside the job as it is and was; above it on a phone. By themselves they take the whole width. */
function WithPicture({ review: { name, project }, isTurned, children }: WithPictureProps) {
  if (!project?.cover) return children
  return (
    <div className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-2">
      <div className={isTurned ? 'lg:order-2' : undefined}>{children}</div>
      <div className="pane p-2">
        <WorkPicture project={project} label={`${project.title}, for ${name}`} sizes={SIZES} />
      </div>
    </div>
  )
}

const SIZES = `(min-width: 105rem) 48rem, (min-width: 64rem) 46vw, (min-width: 40rem) 92vw, ${PHONE_SIZES}`
