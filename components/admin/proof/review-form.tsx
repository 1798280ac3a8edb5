'use client'

import { useState } from 'react'
import { Field, TextField } from '@/components/forms/field'
import { Select } from '@/components/forms/select'
import { saveReview } from '@/lib/proof/actions'
import { reviewLimits } from '@/lib/proof/limits'
import type { ChosenProject, OwnReview } from '@/lib/proof/own-proof'
import { ProofForm } from './proof-form'

interface ReviewFormProps {
  review?: OwnReview
  projects: ChosenProject[]
  onClose: () => void
}

export function ReviewForm({ review, projects, onClose }: ReviewFormProps) {
  // Sent again after a lost answer, it is the same review.
  const [id] = useState(() => review?.id ?? crypto.randomUUID())
  return (
    <ProofForm
      action={saveReview}
      failure="Failed to save the review"
      label={review ? `Review by ${review.name}` : 'New review'}
      save="Save review"
      onClose={onClose}
    >
      {(errors) => (
        <>
          <input type="hidden" name="id" value={id} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="name"
              label="Customer's name"
              required
              maxLength={reviewLimits.name}
              defaultValue={review?.name}
              error={errors.name}
              hint="As they want to be named, such as ‘Margaret H.’"
            />
            <TextField
              name="town"
              label="Town"
              maxLength={reviewLimits.town}
              defaultValue={review?.town ?? ''}
              error={errors.town}
            />
          </div>
          <Field name="words" label="What they wrote" required error={errors.words}>
            {(control) => (
              <textarea
                {...control}
                rows={6}
                maxLength={reviewLimits.words}
                defaultValue={review?.words}
              />
            )}
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="given_on"
              label="Date of the review"
              type="date"
              required
              defaultValue={review?.given_on}
              error={errors.given_on}
            />
            <ProjectField review={review} projects={projects} error={errors.project_id} />
          </div>
          <TextField
            name="source_url"
            label="Link to the review"
            inputMode="url"
            spellCheck={false}
            defaultValue={review?.source_url ?? ''}
            error={errors.source_url}
            hint="Where it can be read, such as its page on Google"
          />
        </>
      )}
    </ProofForm>
  )
}

type ProjectFieldProps = Pick<ReviewFormProps, 'review' | 'projects'> & { error?: string }

function ProjectField({ review, projects, error }: ProjectFieldProps) {
  const chosen = review?.project_id ?? ''
  const isListed = projects.some(({ id }) => id === chosen)
  return (
    <Field
      name="project_id"
      label="About this project"
      error={error}
      hint="The review is shown on its page too"
    >
      {(control) => (
        <Select {...control} defaultValue={chosen}>
          <option value="">No project</option>
          {/* An old one is not among the newest. */}
          {chosen && !isListed && (
            <option value={chosen}>
              {review?.projects?.title}, {review?.projects?.location}
            </option>
          )}
          {projects.map(({ id, title, location }) => (
            <option key={id} value={id}>
              {title}, {location}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
