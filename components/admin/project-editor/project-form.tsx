'use client'

import { useEffect, useState } from 'react'
import { useAuth } from '@/components/admin/shell/viewer-provider'
import { leaveTo } from '@/components/forms/leave'
import { clearDraft, type Draft, draftKey, loadDraft, saveDraft } from '@/lib/projects/editor/draft'
import { type Claim, claimDraft, rememberDraft } from '@/lib/projects/editor/draft-claim'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { baseOf, valuesOf } from '@/lib/projects/editor/form-values'
import { GONE } from '@/lib/projects/editor/media-list'
import { routes } from '@/lib/routes'
import { discardFiles } from './discard-files'
import { ProjectEditor } from './project-editor'
import type { ProjectEditorProps } from './use-project-editor'

type ProjectFormProps = Pick<ProjectEditorProps, 'rawLimitMB'> & {
  project?: ProjectToEdit
}

/** Creates a project, or with one given changes it; takes up what was not saved last time. */
export function ProjectForm({ project, ...settings }: ProjectFormProps) {
  const { user } = useAuth()
  const prefix = draftKey(user?.id ?? '', project?.id)
  // Undefined until looked for: the server knows no draft.
  const [claim, setClaim] = useState<Claim>()
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!claim) void claimDraft(prefix).then((found) => setClaim((known) => known ?? found))
  }, [claim, prefix])

  const discard = async (uploadIds: string[]) => {
    if (claim) clearDraft(claim.key)
    setClaim(claim && { ...claim, draft: null })
    setRound(round + 1)
    await discardFiles(uploadIds)
  }

  /** As it stands by now: it may have been written on since it was taken up. */
  const latest = () => claim && (loadDraft(claim.key) ?? claim.draft)

  /** On with what was typed, on another page. */
  const moveDraft = (key: string, draft: Draft | null | undefined, to: string) => {
    if (draft) saveDraft(key, draft)
    if (claim) clearDraft(claim.key)
    void leaveTo(to)
  }

  /** Where the saved project can be changed. */
  const goToSaved = (projectId: string) =>
    moveDraft(draftKey(user?.id ?? '', projectId), latest(), routes.projectEdit(projectId))

  /** Its files went with the project. */
  const saveAsNew = () => {
    const fresh = { projectId: crypto.randomUUID(), base: baseOf(valuesOf()), captions: {} }
    const draft = latest()
    const files = draft?.files.map((file) => ({ ...file, lost: GONE })) ?? []
    const key = rememberDraft(draftKey(user?.id ?? '', undefined))
    moveDraft(key, draft && { ...draft, ...fresh, files }, routes.projectNew)
  }

  return (
    <ProjectEditor
      key={claim?.draft ? 'draft' : `fresh-${round}`}
      project={project}
      {...settings}
      draftKey={claim?.key}
      draft={claim?.draft ?? undefined}
      onDiscard={discard}
      onSavedBefore={goToSaved}
      onSaveAsNew={saveAsNew}
    />
  )
}
