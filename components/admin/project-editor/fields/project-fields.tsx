'use client'

import { useState } from 'react'
import { Field, TextField } from '@/components/forms/field'
import { Select } from '@/components/forms/select'
import { type ProjectValues, projectLimits } from '@/lib/projects/editor/form-values'
import { projectStatuses, serviceFlags } from '@/lib/projects/schema'
import { useEditor } from '../editor-context'
import { errorsOf } from '../editor-state'
import { ProjectSection } from '../project-section'
import { SavedMeanwhile } from './conflicts'
import { FromPhotos } from './from-photos'
import { DescriptionField } from './project-description'

/** The text of a project (specification §2, §5). */
export function ProjectFields() {
  const { state, editor } = useEditor()
  const errors = errorsOf(state)
  // Uncontrolled, so that text typed before the scripts ran stays.
  const [values] = useState(state.values)
  return (
    <ProjectSection id="details" title="Details">
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <TextField
            name="title"
            label="Title"
            required
            maxLength={projectLimits.title}
            defaultValue={values.title}
            error={errors.title}
          />
          <SavedMeanwhile name="title" label="Title" />
        </div>
        <div>
          <TextField
            name="location"
            label="Location"
            required
            maxLength={projectLimits.location}
            defaultValue={values.location}
            error={errors.location}
          />
          <FromPhotos name="location" label="Location" />
          <SavedMeanwhile name="location" label="Location" />
        </div>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <div>
          <TextField
            name="start_date"
            label="Start Date"
            type="date"
            required
            defaultValue={values.start_date}
            error={errors.start_date}
          />
          <FromPhotos name="start_date" label="Start Date" />
          <SavedMeanwhile name="start_date" label="Start Date" />
        </div>
        <div>
          <TextField
            name="completion_date"
            label="Completion Date"
            type="date"
            hint="Optional"
            defaultValue={values.completion_date}
            error={errors.completion_date}
          />
          <FromPhotos name="completion_date" label="Completion Date" />
          <SavedMeanwhile name="completion_date" label="Completion Date" />
        </div>
        <div>
          <Field name="status" label="Status" required error={errors.status}>
            {(control) => (
              <Select {...control} defaultValue={values.status}>
                {projectStatuses.map((status) => (
                  <option key={status} value={status}>
                    {status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <FromPhotos name="status" label="Status" />
          <SavedMeanwhile name="status" label="Status" />
        </div>
      </div>
      <Features values={values} />
      <DescriptionField
        defaultValue={values.description}
        values={state.values}
        generated={state.generated}
        onGenerate={(text) => editor.dispatch({ type: 'description-generated', text })}
        error={errors.description}
      >
        <SavedMeanwhile name="description" label="Description" />
      </DescriptionField>
    </ProjectSection>
  )
}

function Features({ values }: { values: ProjectValues }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Features</legend>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-3">
        {Object.entries(serviceFlags).map(([service, flag]) => (
          <label
            key={flag}
            className="flex min-h-12 items-center gap-3 rounded-control border border-control px-3.5 capitalize has-checked:border-brick has-checked:bg-brick-tint"
          >
            <input
              type="checkbox"
              name={flag}
              defaultChecked={values[flag] === 'on'}
              className="size-5 accent-brick"
            />
            {service}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
