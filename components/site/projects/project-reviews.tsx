import { ReviewFigure } from '@/components/site/proof/review'
import type { Review } from '@/lib/proof/rows'

/** What was said of this job. */
export function ProjectReviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-label="What our customer says" className="wrap pt-2 lg:pt-4">
      <ul className="grid gap-y-10 border-bar border-y py-8 lg:py-12">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewFigure review={review} isLarge />
          </li>
        ))}
      </ul>
    </section>
  )
}
