import { ReviewFigure } from '@/components/site/proof/review'
import type { Review } from '@/lib/proof/rows'

/** What was said of this job. */
export function ProjectReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-label="What our customer says" className="border-bar max-lg:border-t max-lg:pt-6">
      <ul className="grid gap-y-8">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure review={review} />
          </li>
        ))}
      </ul>
    </section>
  )
}
