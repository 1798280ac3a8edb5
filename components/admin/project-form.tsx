'use client'

import { useEffect, useState } from 'react'
import { runAction } from '@/components/forms/run-action'
import { discardUploads } from '@/lib/media/actions'
import { clearDraft, type Draft, draftKey, loadDraft } from '@/lib/projects/draft'
import type { ProjectToEdit } from '@/lib/projects/edit-rows'
import { ProjectEditor, type ProjectEditorProps } from './project-editor'
import { useAuth } from './viewer-provider'

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
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
    if (uploadIds.length > 0) await runAction(discardUploads, { ids: uploadIds }, '')
  }

  return (
    <ProjectEditor
      key={draft ? 'draft' : `fresh-${round}`}
      project={project}
      {...settings}
      draftKey={key}
      draft={draft}
      onDiscard={discard}
    />
  )
}
