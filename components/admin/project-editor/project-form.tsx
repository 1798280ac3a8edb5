'use client'

import { useEffect, useState } from 'react'
import { useAuth } from '@/components/admin/shell/viewer-provider'
import { clearDraft, draftKey } from '@/lib/projects/editor/draft'
import { type Claim, claimDraft } from '@/lib/projects/editor/draft-claim'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { discardFiles } from './discard'
import { ProjectEditor } from './project-editor'

interface ProjectFormProps {
  project?: ProjectToEdit
  /** Largest raw photo in MB. */
  rawLimitMB: number
}

/** Creates a project, or with one given changes it; restores what was not saved last time. */
export function ProjectForm({ project, rawLimitMB }: ProjectFormProps) {
  const { user } = useAuth()
  const ownerId = user?.id ?? ''
  const prefix = draftKey(ownerId, project?.id)
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

  return (
    <ProjectEditor
      key={claim?.draft ? 'draft' : `fresh-${round}`}
      project={project}
      ownerId={ownerId}
      rawLimitMB={rawLimitMB}
      draftKey={claim?.key}
      draft={claim?.draft ?? undefined}
      onDiscard={discard}
    />
  )
}
