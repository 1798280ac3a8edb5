'use client'

import { useState } from 'react'
import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { leaveTo } from '@/components/forms/leave'
import type { Action } from '@/components/forms/run-action'
import { SubmitButton } from '@/components/forms/submit-button'
import { ButtonLink } from '@/components/ui/button'
import { createProject, updateProject } from '@/lib/projects/actions'
import { routes } from '@/lib/routes'
import type { Tables } from '@/lib/supabase/database.types'
import { ProjectFields } from './project-fields'

type Row = Tables<'projects'>

interface Saved {
  to: string
}

/** Creates a project, or with one given changes it; then on to its page. */
export function ProjectForm({ project }: { project?: Row }) {
  const [id] = useState(() => project?.id ?? crypto.randomUUID())
  const action: Action<Saved> = project ? updateProject : createProject
  return (
    <ActionForm
      action={action}
      failure={
        project
          ? 'An unexpected error occurred while updating the project'
          : 'Failed to create project. Please try again.'
      }
      complete={(form) => form.set('id', id)}
      onSuccess={(saved) => saved && leaveTo(saved.to)}
      className="pane grid gap-6 p-4 sm:p-6"
      label={project ? 'Edit project' : 'New project'}
    >
      {(state, pending) => (
        <>
          <ProjectFields project={project} errors={state.fieldErrors ?? {}} />
          <FormMessage state={state} />
          <div className="flex flex-wrap gap-3 border-bar border-t pt-5">
            <SubmitButton pending={pending} busy="Saving...">
              {project ? 'Save Changes' : 'Create Project'}
            </SubmitButton>
            <ButtonLink
              variant="secondary"
              prefetch={false}
              href={project ? routes.project(project.slug) : routes.projects}
            >
              Cancel
            </ButtonLink>
          </div>
        </>
      )}
    </ActionForm>
  )
}
