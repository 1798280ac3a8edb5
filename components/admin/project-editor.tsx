'use client'

import { type FormEvent, useRef, useState } from 'react'
import { FormMessage } from '@/components/forms/action-form'
import { SETS_PER_FORM } from '@/lib/media/limits'
import { createProject, updateProject } from '@/lib/projects/actions'
import type { Draft } from '@/lib/projects/draft'
import type { ProjectToEdit } from '@/lib/projects/edit-rows'
import { valuesOf } from '@/lib/projects/form-values'
import type { Captions } from '@/lib/projects/media-list'
import type { RealtimeTarget } from '@/lib/supabase/browser'
import { DraftNotice } from './draft-notice'
import { LeaveDialogs } from './leave-dialogs'
import { ProjectFilesProvider } from './project-context'
import { ProjectFields } from './project-fields'
import { ProgressPhotos, ProjectVideosSection } from './project-other-media'
import { ProjectSets } from './project-sets'
import { Blockers, SaveBar } from './save-bar'
import { useUploads } from './uploads/use-uploads'
import { useLeaveGuard } from './use-leave-guard'
import { usePlacedFiles } from './use-placed-files'
import { useProjectDraft } from './use-project-draft'
import { useProjectSave } from './use-project-save'
import { useReplacements } from './use-replacements'

export interface ProjectEditorProps {
  project: ProjectToEdit | undefined
  /** Largest raw photo in MB. */
  rawLimitMB: number
  /** Where the backend is, and its publishable key. */
  realtime: RealtimeTarget
  draftKey: string
  /** Undefined until it is known. */
  draft: Draft | null | undefined
  onDiscard: (uploadIds: string[]) => void
}

const newSets = () => Array.from({ length: SETS_PER_FORM }, () => crypto.randomUUID())

export function ProjectEditor(props: ProjectEditorProps) {
  const { project, rawLimitMB, realtime, draftKey, draft, onDiscard } = props
  const form = useRef<HTMLFormElement>(null)
  const [projectId] = useState(() => project?.id ?? draft?.projectId ?? crypto.randomUUID())
  const [setIds] = useState(() => draft?.setIds ?? newSets())
  const [initial] = useState(() => valuesOf(project))
  const [captions, setCaptions] = useState<Captions>(draft?.captions ?? {})
  const uploads = useUploads({ projectId, rawLimitMB, realtime })
  const savedPictures = project ? picturesOf(project) : []
  const placing = usePlacedFiles(uploads, draft ?? undefined, (id) =>
    savedPictures.some((picture) => picture.id === id),
  )
  const replacements = useReplacements(uploads)
  const busy = Math.max(uploads.totals.busy, replacements.count)
  const kept = useProjectDraft(form, {
    key: draftKey,
    projectId,
    initial,
    setIds,
    placed: placing.placed,
    unchecked: placing.unchecked,
    items: uploads.items,
    captions,
    isReady: draft !== undefined,
    isRestored: Boolean(draft),
  })
  const guard = useLeaveGuard(kept.isDirty || busy > 0)
  const save = useProjectSave({
    projectId,
    action: project ? updateProject : createProject,
    failure: project
      ? 'An unexpected error occurred while updating the project'
      : 'Failed to create project. Please try again.',
    form,
    uploads,
    placing,
    setIds,
    captions: project ? captions : null,
    busy,
    onSaved: () => {
      kept.forget()
      uploads.release()
      guard.open()
    },
  })

  const setCaption = (id: string, words: Captions[string]) =>
    setCaptions(({ [id]: _, ...others }) => {
      const saved = savedPictures.find((picture) => picture.id === id)
      const isSame = saved?.caption === words.caption && saved.date === words.date
      return isSame ? others : { ...others, [id]: words }
    })

  const heard = (event: FormEvent) => {
    kept.keep()
    if (event.target instanceof HTMLElement && 'name' in event.target) {
      save.clearError(String(event.target.name))
    }
  }

  const ownFiles = () => [...placing.placed, ...placing.unchecked].map(({ id }) => id)
  const { form: general } = save.errors
  return (
    <ProjectFilesProvider files={{ uploads, placing, replacements, captions, setCaption }}>
      {draft && (
        <DraftNotice
          onDiscard={() => {
            kept.forget()
            onDiscard(ownFiles())
          }}
        />
      )}
      <form
        ref={form}
        noValidate
        action={save.submit}
        onReset={(event) => event.preventDefault()}
        onInput={heard}
        className="grid gap-6"
        aria-label={project ? 'Edit project' : 'New project'}
      >
        <ProjectFields values={draft?.values ?? initial} errors={save.errors} />
        <ProjectSets projectId={projectId} saved={project?.sets ?? []} setIds={setIds} />
        <ProgressPhotos saved={project?.progress ?? []} />
        <ProjectVideosSection saved={project?.videos ?? []} />
        <FormMessage state={{ status: 'error', message: general }} />
        <Blockers blockers={save.blockers} />
        <SaveBar
          label={project ? 'Save Changes' : 'Create Project'}
          phase={save.phase}
          busy={busy}
          cancel={
            <LeaveDialogs
              guard={guard}
              slug={project?.slug}
              isDirty={kept.isDirty || busy > 0}
              ownFiles={ownFiles}
              onGiveUp={kept.forget}
            />
          }
        />
      </form>
    </ProjectFilesProvider>
  )
}

function picturesOf({ sets, progress, videos }: ProjectToEdit) {
  return [...sets.flatMap(({ pictures }) => pictures), ...progress, ...videos]
}
