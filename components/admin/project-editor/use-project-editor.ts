'use client'

import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useUploads } from '@/components/admin/uploads/use-uploads'
import { SETS_PER_FORM } from '@/lib/media/limits'
import { createProject, updateProject } from '@/lib/projects/actions'
import type { Draft } from '@/lib/projects/editor/draft'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { baseOf, rebased, valuesOf } from '@/lib/projects/editor/form-values'
import { type Captions, captionsOf, captionTexts } from '@/lib/projects/editor/media-list'
import { useConflicts } from './use-conflicts'
import { useLeaveGuard } from './use-leave-guard'
import { usePlacedFiles } from './use-placed-files'
import { useProjectDraft } from './use-project-draft'
import { useProjectSave } from './use-project-save'
import { useReplacements } from './use-replacements'

export interface ProjectEditorProps {
  project: ProjectToEdit | undefined
  /** Largest raw photo in MB. */
  rawLimitMB: number
  /** Undefined until it is known whether there is a draft. */
  draftKey: string | undefined
  draft: Draft | undefined
  onDiscard: (uploadIds: string[]) => void
  /** The draft of a new project belongs to one that is saved already. */
  onSavedBefore: (projectId: string) => void
  /** The project was deleted elsewhere. */
  onSaveAsNew: () => void
}

const STOPPED = 'You left during an upload, so it stopped. The project is not saved.'
const DRAFT_KEPT = 'Your text and the uploaded files are kept as a draft.'

/** Those of the draft, but for sets that were saved since. */
function newSetIds(kept: string[] = [], saved: { id: string }[]): string[] {
  return Array.from({ length: SETS_PER_FORM }, (_, index) => {
    const id = kept[index]
    return id && !saved.some((set) => set.id === id) ? id : crypto.randomUUID()
  })
}

/** All that the form knows: its text, its files, its draft, and how it is saved. */
export function useProjectEditor(props: ProjectEditorProps) {
  const { project, rawLimitMB, draftKey, draft } = props
  const form = useRef<HTMLFormElement>(null)
  const [projectId] = useState(() => project?.id ?? draft?.projectId ?? crypto.randomUUID())
  const [setIds] = useState(() => newSetIds(draft?.setIds, project?.sets ?? []))
  const [start] = useState(() => startOf(project, draft))
  const [captions, setCaptions] = useState(start.captions)
  // The page may have reloaded its data since; the fields have not.
  const base = useRef(start.base)
  const sent = useUploads({ projectId, rawLimitMB })
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
    base,
    setIds,
    placed: placing.placed,
    unchecked: placing.unchecked,
    items: uploads.items,
    captions,
    isRestored: Boolean(draft),
  })
  const stopped = kept.isDirty && kept.isKept ? `${STOPPED} ${DRAFT_KEPT}` : STOPPED
  const guard = useLeaveGuard(kept.isDirty || busy > 0, busy > 0 ? stopped : null)
  const conflicts = useConflicts({
    form,
    base,
    begun: start.stored,
    captions,
    setCaptions,
    keep: kept.keep,
  })
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
    base,
    keep: kept.keep,
    onConflict: conflicts.open,
    captions: project ? captions : null,
    busy,
    isKept: kept.isKept,
    onSaved: () => {
      kept.forget()
      uploads.release()
      guard.open()
    },
  })

  const setCaption = (id: string, words: Captions[string]) => {
    const saved = savedPictures.find((picture) => picture.id === id)
    if (saved) base.current = { ...baseOf(captionTexts({ [id]: saved })), ...base.current }
    setCaptions((now) => ({ ...now, [id]: words }))
  }

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
  const saveAsNew = () => {
    guard.open()
    props.onSaveAsNew()
  }
  return {
    form,
    projectId,
    setIds,
    values: start.values,
    files: { uploads, placing, replacements, captions, setCaption, conflicts },
    save,
    busy,
    guard,
    isDirty: kept.isDirty || busy > 0,
    isKept: kept.isKept,
    giveUp,
    saveAsNew,
    heard,
  }
}

/** What the form begins with. */
function startOf(project: ProjectToEdit | undefined, draft: Draft | undefined) {
  const saved = valuesOf(project)
  if (!draft) return { values: saved, captions: {}, base: baseOf(saved), stored: {} }
  const pictures = project ? picturesOf(project).map((picture) => [picture.id, picture]) : []
  const { texts, base, stored } = rebased(
    { ...draft.values, ...captionTexts(draft.captions) },
    draft.base,
    { ...saved, ...captionTexts(Object.fromEntries(pictures)) },
  )
  const captions = captionsOf(Object.keys(draft.captions), texts)
  return { values: { ...saved, ...texts }, captions, base, stored }
}

function picturesOf({ sets, progress, videos }: ProjectToEdit) {
  return [...sets.flatMap(({ pictures }) => pictures), ...progress, ...videos]
}
