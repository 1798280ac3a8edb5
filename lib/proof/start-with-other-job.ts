import type { Review } from './rows'

/**
 * Begins with a review of a job that the page does not show already, where there is one.
 * @param shown slugs of the jobs on the page; where each has been reviewed, the first counts most
 */
export function startWithOtherJob(reviews: Review[], shown: readonly string[]): Review[] {
  const isOther = (slugs: readonly string[]) => (review: Review) =>
    review.project && !slugs.includes(review.project.slug)
  const first = reviews.find(isOther(shown)) ?? reviews.find(isOther(shown.slice(0, 1)))
  if (!first || shown.length === 0) return reviews
  return [first, ...reviews.filter((review) => review !== first)]
}
