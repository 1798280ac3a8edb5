import type { Review } from './rows'

/** Begins with a review of another job, where there is one: this job is shown already. */
export function otherJobFirst(reviews: Review[], slug: string | undefined): Review[] {
  if (!slug) return reviews
  const first = reviews.find(({ project }) => project?.slug !== slug)
  return first ? [first, ...reviews.filter((review) => review !== first)] : reviews
}
