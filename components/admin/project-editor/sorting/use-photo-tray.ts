import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import type { Position } from '@/lib/media/pairing/exif'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import type { Place } from '@/lib/projects/editor/media-list'
import { proposeDetails } from '@/lib/projects/editor/proposal'
import { forgetSharedPhotos, takeSharedPhotos } from '@/lib/projects/editor/shared-photos'
import { useEditor } from '../editor-context'
import type { EditorDriver } from '../editor-driver'
import type { EditorState } from '../editor-state'
import type { LineUpGuess } from '../lining-up/line-up-guess'
import { isFilled, shownSets } from '../ordering/shown-order'
import { sortInWorker } from './sort-in-worker'
import {
  type FreeSet,
  photosAt,
  reduceTray,
  type Tray,
  type TrayPhoto,
  type TrayPlace,
} from './tray'

/** Photos picked all at once, until they are used or refused. */
export function usePhotoTray() {
  const { state, editor, project } = useEditor()
  const [tray, send] = useReducer(reduceTray, null)
  const sorting = useRef<AbortController>(null)
  /** Photos from another app, which the device keeps until the tray is closed. */
  const [isShared, setShared] = useState(false)

  useEffect(() => () => sorting.current?.abort(), [])

  const sort = (files: readonly Named[]) => {
    const photos = files.map((each) => ({ ...each, preview: URL.createObjectURL(each.file) }))
    const sets = freeSetsOf(state, project)
    send({ type: 'picked', photos, sets, former: state.trayPlaces })
    const abort = new AbortController()
    sorting.current = abort
    const request = { photos: photos.map(({ id, file }) => ({ id, file })), free: sets.length }
    const report = (progress: number) => send({ type: 'progressed', progress })
    sortInWorker(request, report, abort.signal).then(
      (sorted) => send({ type: 'sorted', sorted }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        console.error('Could not sort the photos', error)
        send({ type: 'not-sorted' })
      },
    )
  }
  // On a slow line, sending takes longer than looking at the guess.
  const pick = (files: readonly File[]) => sort(named(files, editor.sendAhead(files)))
  useWaitingPhotos(editor, !project, (kept, shared) => {
    if (tray || kept.length + shared.length === 0) return
    setShared(shared.length > 0)
    sort([...kept, ...named(shared, editor.sendAhead(shared, true))])
  })

  const end = () => {
    sorting.current?.abort()
    if (isShared) void forgetSharedPhotos()
    setShared(false)
    for (const { preview } of tray?.photos ?? []) URL.revokeObjectURL(preview)
    send({ type: 'closed' })
    editor.dispatch({ type: 'tray-closed' })
  }
  const close = () => {
    for (const { id } of tray?.photos ?? []) editor.remove(id)
    end()
  }
  /** @returns the first set that is lined up by itself */
  const use = (): string | undefined => {
    const positions: Position[] = []
    for (const { id, file } of tray?.photos ?? []) {
      const place = placeOf(tray?.places[id] ?? 'none', tray?.sets ?? [])
      if (!place) {
        editor.remove(id)
        continue
      }
      editor.place(id, file, place)
      const date = tray?.sorted?.days[id]
      const position = tray?.sorted?.positions[id]
      if (position) positions.push(position)
      if (date) editor.dispatch({ type: 'file-words-changed', id, words: { caption: '', date } })
    }
    end()
    const guesses = guessesIn(tray)
    editor.dispatch({ type: 'sets-paired', guesses })
    // A saved one has its own.
    if (!project) {
      const proposed = proposeDetails(editor.getSnapshot().files, positions)
      editor.dispatch({ type: 'proposed', proposed })
    }
    return guesses[0]?.setId
  }
  const move = (id: string, to: TrayPlace) => {
    const event = { type: 'moved', id, to } as const
    send(event)
    const places = reduceTray(tray, event)?.places
    if (places) editor.dispatch({ type: 'tray-arranged', places })
  }
  const isReturning = !tray && state.tray !== null
  return { tray, isShared, isReturning, pick, use, close, move }
}

/** Finds photos of the draft whose places are open, and for a new project those from another app. */
function useWaitingPhotos(
  editor: EditorDriver,
  isNew: boolean,
  onFound: (kept: readonly Named[], shared: readonly File[]) => void,
): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    let isGone = false
    const unread = (error: unknown) => {
      console.error('Could not read the shared photos', error)
      return []
    }
    const shared = isNew ? takeSharedPhotos().catch(unread) : []
    void Promise.all([editor.resumeTray(), shared]).then((all) => isGone || found(...all))
    return () => {
      isGone = true
    }
  }, [editor, isNew])
}

function freeSetsOf(state: EditorState, project: ProjectToEdit | undefined): FreeSet[] {
  // A draft's files may still be looked for.
  const all = { ...state, files: [...state.unchecked, ...state.files] }
  return shownSets(all, project)
    .map((set, index) => ({ ...set, number: index + 1 }))
    .filter((set) => !isFilled(set))
}

type Named = Pick<TrayPhoto, 'id' | 'file'>

function named(files: readonly File[], ids: readonly string[]): Named[] {
  return files.map((file, index) => ({ id: ids[index] ?? '', file }))
}

/** Sets with both photos, as far as this device can compare them. */
function guessesIn(tray: Tray | null): LineUpGuess[] {
  if (!tray?.sorted?.isCompared) return []
  const { compared } = tray.sorted
  return tray.sets.flatMap(({ id: setId }, set) => {
    const [before, after] = [photosAt(tray, `before ${set}`)[0], photosAt(tray, `after ${set}`)[0]]
    if (!before || !after) return []
    const known = compared.find((pair) => pair.before === before.id && pair.after === after.id)
    return [{ setId, before, after, known }]
  })
}

function placeOf(place: TrayPlace, sets: readonly FreeSet[]): Place | undefined {
  if (place === 'none') return undefined
  if (place === 'progress') return { type: 'progress', setId: null }
  const [type, set] = place.split(' ')
  const setId = sets[Number(set)]?.id
  return setId ? { type: type === 'before' ? 'before' : 'after', setId } : undefined
}
