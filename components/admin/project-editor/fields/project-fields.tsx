'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from '@/components/forms/field'
import { Select } from '@/components/forms/select'
import { type ProjectValues, projectLimits } from '@/lib/projects/editor/form-values'
import { projectStatuses, serviceFlags } from '@/lib/projects/schema'
import { useEditor } from '../editor-context'
import { errorsOf } from '../editor-state'
import { ProjectSection } from '../project-section'
import { SavedMeanwhile } from './conflicts'
import { fieldLabels, type LabelledField, shownValue } from './field-words'
import { FromPhotos } from './from-photos'
import { DescriptionField } from './project-description'

/** The text of a project (specification §2, §5). */
export function ProjectFields() {
  const { state, editor } = useEditor()
  // Uncontrolled, so that text typed before the scripts ran stays.
  const [values] = useState(state.values)
  return (
    <ProjectSection id="details" title="Details">
      <div className="grid gap-5 md:grid-cols-2">
        <EditorField name="title" required maxLength={projectLimits.title} />
        <EditorField name="location" required maxLength={projectLimits.location} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <EditorField name="start_date" type="date" required />
        <EditorField name="completion_date" type="date" hint="Optional" />
        <EditorField name="status" required>
          {(control) => (
            <Select {...control}>
              {projectStatuses.map((status) => (
                <option key={status} value={status}>
                  {shownValue('status', status)}
                </option>
              ))}
            </Select>
          )}
        </EditorField>
      </div>
      <Features values={values} />
      <DescriptionField
        defaultValue={values.description}
        values={state.values}
        generated={state.generated}
        onGenerate={(text) => editor.dispatch({ type: 'description-generated', text })}
        error={errorsOf(state).description}
      >
        <SavedMeanwhile name="description" label={fieldLabels.description} />
      </DescriptionField>
    </ProjectSection>
  )
}

type ControlProps = Parameters<ComponentProps<typeof Field>['children']>[0]

interface EditorFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  name: LabelledField
  hint?: string
  /** A line of text unless given. */
  children?: (control: ControlProps & { defaultValue: string }) => ReactNode
}

/** A field, and below it where its value comes from and what was saved elsewhere. */
function EditorField({ name, required, hint, children, ...input }: EditorFieldProps) {
  const { state } = useEditor()
  const [defaultValue] = useState(state.values[name])
  const label = fieldLabels[name]
  const error = errorsOf(state)[name]
  return (
    <div>
      <Field name={name} label={label} required={required} hint={hint} error={error}>
        {(control) =>
          children?.({ ...control, defaultValue }) ?? (
            <input {...input} {...control} defaultValue={defaultValue} />
          )
        }
      </Field>
      {name !== 'title' && <FromPhotos name={name} label={label} />}
      <SavedMeanwhile name={name} label={label} />
    </div>
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
