import type { ProjectSummary } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { Reviews } from './reviews'

interface OneReviewProps {
  reviews: readonly Review[]
  /** With the work of one of these, if there is a review of one. */
  projects: readonly ProjectSummary[]
  /** Among those with work, from 0: each page shows another. */
  place: number
  className?: string
}

export function OneReview({ reviews, projects, place, className }: OneReviewProps) {
  const slugs = projects.filter(({ cover }) => cover).map(({ slug }) => slug)
  const withWork = reviews.filter(({ project }) => project && slugs.includes(project.slug))
  const shown = withWork[place] ?? withWork.at(-1) ?? reviews[0]
  return <Reviews reviews={shown ? [shown] : []} projects={projects} className={className} />
}
