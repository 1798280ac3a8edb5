import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import { baseOf, changedTexts } from '@/lib/projects/editor/form-values'
import { type Captions, type ChosenFile, captionTexts } from '@/lib/projects/editor/media-list'
import { type EditorState, newSetIds } from './editor-state'
import { picturesOf } from './replacements'

/** New files that a save may have stored although no answer came. */

type Words = Captions[string]

/** Words of files, as texts by name. */
export function textsOfFiles(files: readonly ChosenFile[]): Record<string, string> {
  return captionTexts(Object.fromEntries(files.map((file) => [file.id, file])))
}

export function withoutFile(state: EditorState, id: string): EditorState {
  const files = state.files.filter((file) => file.id !== id)
  const cover = state.cover === id ? undefined : state.cover
  // A save that posted it wrote down its words.
  const isPosted = `caption-${id}` in state.base
  const removed = isPosted ? [...new Set([...state.removed, id])] : state.removed
  return { ...state, files, removed, cover }
}

/** Leaves out saved pictures that the owner took out of the form: the next save deletes them. */
export function withoutRemoved(project: ProjectToEdit, removed: readonly string[]): ProjectToEdit {
  if (removed.length === 0) return project
  const isLeft = ({ id }: { id: string }) => !removed.includes(id)
  const sets = project.sets.map((set) => ({ ...set, pictures: set.pictures.filter(isLeft) }))
  return {
    ...project,
    sets: sets.filter(({ pictures }) => pictures.length > 0),
    progress: project.progress.filter(isLeft),
    videos: project.videos.filter(isLeft),
  }
}

/** Files that the page shows as saved pictures are these from now on, with what was typed since. */
export function withSavedFiles(state: EditorState, project: ProjectToEdit): EditorState {
  const ids = picturesOf(project).map(({ id }) => id)
  const isNew = ({ id }: ChosenFile) => !ids.includes(id)
  const saved = [...state.files, ...state.unchecked].filter((file) => !isNew(file))
  if (saved.length === 0) return state
  const isTyped = (file: ChosenFile) => changedTexts(textsOfFiles([file]), state.base).length > 0
  const captioned = saved
    .filter(isTyped)
    .reduce(
      (next, { id, caption, date }) => withCaption(next, { ...empty, id }, { caption, date }),
      state,
    )
  return {
    ...captioned,
    files: state.files.filter(isNew),
    unchecked: state.unchecked.filter(isNew),
    setIds: newSetIds(state.setIds, project.sets),
  }
}

const empty: Words = { caption: '', date: '' }

/** @param picture as it was saved */
export function withCaption(
  state: EditorState,
  { id, caption, date }: Words & { id: string },
  words: Words,
): EditorState {
  const base = { ...baseOf(captionTexts({ [id]: { caption, date } })), ...state.base }
  return { ...state, base, captions: { ...state.captions, [id]: words } }
}
