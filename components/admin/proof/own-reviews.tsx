'use client'

import { fullDate } from '@/lib/projects/format'
import { deleteReview, orderReviews } from '@/lib/proof/actions'
import type { ChosenProject, OwnReview } from '@/lib/proof/own-proof'
import { EditableList, FormFold } from './editable-list'
import { ReviewForm } from './review-form'

interface OwnReviewsProps {
  reviews: OwnReview[]
  projects: ChosenProject[]
}

export function OwnReviews({ reviews, projects }: OwnReviewsProps) {
  return (
    <EditableList
      items={reviews}
      noun="review"
      order={orderReviews}
      remove={deleteReview}
      row={(review) => <ReviewRow review={review} />}
      form={(review, close) => <ReviewForm review={review} projects={projects} onClose={close} />}
    />
  )
}

export function AddReview({ projects }: Pick<OwnReviewsProps, 'projects'>) {
  return (
    <FormFold label="Add a review">
      {(close) => (
        <div className="pane p-4 sm:p-6">
          <ReviewForm projects={projects} onClose={close} />
        </div>
      )}
    </FormFold>
  )
}

function ReviewRow({ review }: { review: OwnReview }) {
  const { name, town, given_on, words, projects, is_example } = review
  return (
    <>
      <h3 className="break-words font-sans text-base tracking-normal">
        {name}
        {town && <span className="font-normal text-slate">, {town}</span>}
      </h3>
      <p className="text-base text-slate">
        {fullDate(given_on)}
        {projects && ` · ${projects.title}, ${projects.location}`}
        {is_example && ' · Example, made up for this demonstration'}
      </p>
      <p className="mt-2 line-clamp-2 sm:line-clamp-3 max-w-prose whitespace-pre-line">{words}</p>
    </>
  )
}
