import type { Review } from '@/lib/proof/rows'
import { Reviews } from './reviews'

interface OneReviewProps {
  reviews: readonly Review[]
  /** From 0: each page shows another, while there are as many. */
  place?: number
  /** Below it. */
  hasOthers?: boolean
  className?: string
}

export function OneReview({ reviews, place = 0, hasOthers = false, className }: OneReviewProps) {
  const shown = reviews[place % reviews.length]
  if (!shown) return null
  const others = hasOthers ? reviews.filter((review) => review !== shown) : []
  return <Reviews reviews={[shown, ...others]} isShort className={className} />
}
