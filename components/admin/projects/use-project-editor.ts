'use client'

import { type FormEvent, useMemo, useRef, useState } from 'react'
import { SETS_PER_FORM } from '@/lib/media/limits'
import { createProject, updateProject } from '@/lib/projects/actions'
import type { Draft } from '@/lib/projects/draft'
import type { ProjectToEdit } from '@/lib/projects/edit-rows'
import { rebased, valuesOf } from '@/lib/projects/form-values'
import type { Captions } from '@/lib/projects/media-list'
import type { RealtimeTarget } from '@/lib/supabase/browser'
import { useUploads } from '../uploads/use-uploads'
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
  /** Undefined until it is known whether there is a draft. */
  draftKey: string | undefined
  draft: Draft | undefined
  onDiscard: (uploadIds: string[]) => void
  /** The draft of a new project belongs to one that is saved already. */
  onSavedBefore: (projectId: string) => void
}

const STOPPED =
  'You left while files were still on their way. They have stopped, and the project is not saved.'
const DRAFT_KEPT = 'Your text and the files that had arrived are kept as a draft.'

/** Those of the draft, but for sets that were saved since. */
function newSetIds(kept: string[] = [], saved: { id: string }[]): string[] {
  return Array.from({ length: SETS_PER_FORM }, (_, index) => {
    const id = kept[index]
    return id && !saved.some((set) => set.id === id) ? id : crypto.randomUUID()
  })
}

/** All that the form knows: its text, its files, its draft, and how it is saved. */
export function useProjectEditor(props: ProjectEditorProps) {
  const { project, rawLimitMB, realtime, draftKey, draft } = props
  const form = useRef<HTMLFormElement>(null)
  const [projectId] = useState(() => project?.id ?? draft?.projectId ?? crypto.randomUUID())
  const [setIds] = useState(() => newSetIds(draft?.setIds, project?.sets ?? []))
  const [initial] = useState(() => valuesOf(project))
  const [captions, setCaptions] = useState<Captions>(draft?.captions ?? {})
  const sent = useUploads({ projectId, rawLimitMB, realtime })
  const savedPictures = useMemo(() => (project ? picturesOf(project) : []), [project])
  const { replacements, uploads } = useReplacements(sent, savedPictures)
  const goToSaved = () => {
    guard.open()
    props.onSavedBefore(projectId)
  }
  const placing = usePlacedFiles(sent, draft, project ? undefined : goToSaved)
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
    isRestored: Boolean(draft),
  })
  const stopped = kept.isDirty && kept.isKept ? `${STOPPED} ${DRAFT_KEPT}` : STOPPED
  const guard = useLeaveGuard(kept.isDirty || busy > 0, busy > 0 ? stopped : null)
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
    initial: project ? initial : null,
    captions: project ? captions : null,
    busy,
    isKept: kept.isKept,
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

  /** @returns the files that nobody will save any more */
  const giveUp = () => {
    kept.forget()
    guard.open()
    return [
      ...placing.placed.map(({ id }) => id),
      ...[...uploads.items, ...placing.unchecked].flatMap(({ id, posterId }) => [
        id,
        posterId ?? id,
      ]),
    ]
  }
  return {
    form,
    projectId,
    setIds,
    values: draft ? rebased(draft.values, draft.begun, initial) : initial,
    files: { uploads, placing, replacements, captions, setCaption },
    save,
    busy,
    guard,
    isDirty: kept.isDirty || busy > 0,
    isKept: kept.isKept,
    giveUp,
    heard,
  }
}

function picturesOf({ sets, progress, videos }: ProjectToEdit) {
  return [...sets.flatMap(({ pictures }) => pictures), ...progress, ...videos]
}
