import { Field, TextField } from '@/components/forms/field'
import { projectStatuses, serviceFlags } from '@/lib/projects/schema'
import type { Tables } from '@/lib/supabase/database.types'

interface ProjectFieldsProps {
  project?: Tables<'projects'>
  errors: Record<string, string>
}

/** The text fields of a project (specification §2, §5). */
export function ProjectFields({ project, errors }: ProjectFieldsProps) {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          name="title"
          label="Title"
          required
          maxLength={120}
          defaultValue={project?.title}
          error={errors.title}
        />
        <TextField
          name="location"
          label="Location"
          required
          maxLength={120}
          defaultValue={project?.location}
          error={errors.location}
        />
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <TextField
          name="start_date"
          label="Start Date"
          type="date"
          required
          defaultValue={project?.start_date}
          error={errors.start_date}
        />
        <TextField
          name="completion_date"
          label="Completion Date"
          type="date"
          defaultValue={project?.completion_date ?? ''}
          error={errors.completion_date}
        />
        <Field name="status" label="Status" required error={errors.status}>
          {(control) => (
            <select {...control} defaultValue={project?.status ?? 'pending'}>
              {projectStatuses.map((status) => (
                <option key={status} value={status}>
                  {status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field name="description" label="Description" required error={errors.description}>
        {(control) => (
          <textarea {...control} rows={8} maxLength={5000} defaultValue={project?.description} />
        )}
      </Field>
      <Features project={project} />
    </>
  )
}

function Features({ project }: Pick<ProjectFieldsProps, 'project'>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Features</legend>
      <div className="flex flex-wrap gap-x-8">
        {Object.entries(serviceFlags).map(([service, flag]) => (
          <label key={flag} className="flex min-h-11 items-center gap-3 capitalize">
            <input
              type="checkbox"
              name={flag}
              defaultChecked={project?.[flag]}
              className="size-5 accent-brick"
            />
            {service}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
