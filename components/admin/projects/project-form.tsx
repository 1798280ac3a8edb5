'use client'

import { useEffect, useState } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { clearDraft, type Draft, draftKey, loadDraft, saveDraft } from '@/lib/projects/draft'
import type { ProjectToEdit } from '@/lib/projects/edit-rows'
import { routes } from '@/lib/routes'
import { useAuth } from '../viewer-provider'
import { discardFiles } from './discard-files'
import { ProjectEditor } from './project-editor'
import type { ProjectEditorProps } from './use-project-editor'

type ProjectFormProps = Pick<ProjectEditorProps, 'rawLimitMB' | 'realtime'> & {
  project?: ProjectToEdit
}

/** Creates a project, or with one given changes it; takes up what was not saved last time. */
export function ProjectForm({ project, ...settings }: ProjectFormProps) {
  const { user } = useAuth()
  const key = draftKey(user?.id ?? '', project?.id)
  // Undefined until looked for: the server knows no draft.
  const [draft, setDraft] = useState<Draft | null>()
  const [round, setRound] = useState(0)

  useEffect(() => setDraft((known) => (known === undefined ? loadDraft(key) : known)), [key])

  const discard = async (uploadIds: string[]) => {
    clearDraft(key)
    setDraft(null)
    setRound(round + 1)
    await discardFiles(uploadIds)
  }

  /** On with what was typed, where the saved project can be changed. */
  const goToSaved = (projectId: string) => {
    if (draft) saveDraft(draftKey(user?.id ?? '', projectId), draft)
    clearDraft(key)
    void leaveTo(routes.projectEdit(projectId))
  }

  return (
    <ProjectEditor
      key={draft ? 'draft' : `fresh-${round}`}
      project={project}
      {...settings}
      draftKey={key}
      draft={draft}
      onDiscard={discard}
      onSavedBefore={goToSaved}
    />
  )
}
