import type { ProjectToEdit, SavedPicture, SavedSet } from '@/lib/projects/editor/edit-rows'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { inOrder, type Order } from '@/lib/projects/editor/order'
import type { EditorState } from '../editor-state'

/** Sets and progress photos, saved and chosen, in the order in which the form shows and saves them. */

type Arranged = Pick<EditorState, 'files' | 'setIds' | 'order'>
type Saved = Pick<ProjectToEdit, 'sets' | 'progress'> | undefined

export interface ShownSet {
  id: string
  saved?: SavedSet
  files: readonly ChosenFile[]
}

export type ShownPhoto = { id: string } & (
  | { saved: SavedPicture; file?: undefined }
  | { file: ChosenFile; saved?: undefined }
)

export function shownSets({ files, setIds, order }: Arranged, saved: Saved): ShownSet[] {
  const savedSets = saved?.sets ?? []
  // A file was added to a set whose last picture has been deleted since.
  const ofFiles = files.flatMap(({ setId, type }) => (setId && type !== 'video' ? [setId] : []))
  const ids = new Set([...savedSets.map(({ id }) => id), ...setIds, ...ofFiles])
  const sets = [...ids].map((id) => ({
    id,
    saved: savedSets.find((set) => set.id === id),
    files: files.filter(({ setId, type }) => setId === id && type !== 'video'),
  }))
  if (!order.sets) return sets
  return [...inOrder(sets.filter(isFilled), order.sets), ...sets.filter((set) => !isFilled(set))]
}

export function isFilled({ saved, files }: ShownSet): boolean {
  return Boolean(saved) || files.length > 0
}

export function shownProgress({ files, order }: Arranged, saved: Saved): ShownPhoto[] {
  const chosen = files.filter(({ type }) => type === 'progress')
  const photos: ShownPhoto[] = [
    ...(saved?.progress ?? []).map((picture) => ({ id: picture.id, saved: picture })),
    ...chosen.map((file) => ({ id: file.id, file })),
  ]
  return inOrder(photos, order.progress)
}

/** Ids of what can be moved. */
export function shownIds(part: keyof Order, state: Arranged, saved: Saved): string[] {
  const shown =
    part === 'sets' ? shownSets(state, saved).filter(isFilled) : shownProgress(state, saved)
  return shown.map(({ id }) => id)
}
