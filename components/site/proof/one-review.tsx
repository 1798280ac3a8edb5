import type { ProjectSummary } from '@/lib/projects/schema'
import type { Review } from '@/lib/proof/rows'
import { Reviews } from './reviews'

interface OneReviewProps {
  reviews: readonly Review[]
  /** In whose order the reviews with work stand. */
  projects: readonly ProjectSummary[]
  /** Among those with work, from 0: each page shows another, while there are as many. */
  place?: number
  /** Below it. */
  hasOthers?: boolean
  className?: string
}

export function OneReview(props: OneReviewProps) {
  const { reviews, projects, place = 0, hasOthers = false, className } = props
  const withWork = projects
    .filter(({ cover }) => cover)
    .flatMap(({ slug }) => reviews.filter(({ project }) => project?.slug === slug))
  const shown = withWork[place % withWork.length] ?? reviews[0]
  if (!shown) return null
  const others = hasOthers ? reviews.filter((review) => review !== shown) : []
  return <Reviews reviews={[shown, ...others]} projects={projects} isShort className={className} />
}
