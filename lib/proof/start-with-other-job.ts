import type { Review } from './rows'

/** Begins with a review of another job than the one that the page already shows, where there is one. */
export function startWithOtherJob(reviews: Review[], shownSlug: string | undefined): Review[] {
  if (!shownSlug) return reviews
  const first = reviews.find(({ project }) => project && project.slug !== shownSlug)
  return first ? [first, ...reviews.filter((review) => review !== first)] : reviews
}
