import type { ProjectSummary } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { Reviews } from './reviews'

interface OneReviewProps {
  reviews: readonly Review[]
  projects: readonly ProjectSummary[]
  className?: string
}

/** With its work where one of these projects has a review. The newest jobs are seen often: the oldest. */
export function OneReview({ reviews, projects, className }: OneReviewProps) {
  const slugs = projects.filter(({ cover }) => cover).map(({ slug }) => slug)
  const shown =
    reviews.findLast(({ project }) => project && slugs.includes(project.slug)) ?? reviews[0]
  return <Reviews reviews={shown ? [shown] : []} projects={projects} className={className} />
}
