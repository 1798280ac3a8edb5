'use client'

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { UploadItem, Uploads } from '@/components/admin/uploads/types'
import { runAction } from '@/components/forms/run-action'
import { listOwnUploads } from '@/lib/media/own-uploads'
import type { Draft, DraftFile } from '@/lib/projects/editor/draft'
import { GONE, type MediaType, NOT_SENT, type Placed } from '@/lib/projects/editor/media-list'

/** Where in the project a file belongs. */
interface Place {
  type: MediaType
  setId: string | null
}

export interface Placing {
  /** Files that will be saved with the project, and those that must be chosen again. */
  placed: Placed[]
  /** Files of a draft that the server was not asked about yet. */
  unchecked: DraftFile[]
  /** @param instead a file that was gone: its words pass on */
  choose: (files: readonly File[], place: Place, instead?: Placed) => void
  change: (id: string, words: Partial<Pick<Placed, 'caption' | 'date'>>) => void
  remove: (id: string) => void
  /** After a save that found files gone. */
  lose: (ids: readonly string[]) => void
  /** Asks the server again which files of the draft are there, and whether it was saved after all. */
  takeUp: () => void
  takingUp: 'asking' | 'unanswered' | 'done'
}

/**
 * Keeps the place and the words of each chosen file.
 * @param onSavedBefore the new project of the draft is saved already: only the answer was lost
 */
export function usePlacedFiles(
  uploads: Uploads,
  draft: Draft | undefined,
  onSavedBefore: (() => void) | undefined,
): Placing {
  const [entries, setEntries] = useState<Placed[]>([])
  const [unchecked, setUnchecked] = useState(() => draft?.files ?? [])
  const [takingUp, setTakingUp] = useState<Placing['takingUp']>('done')
  const begun = useRef(false)

  const takeUp = async () => {
    // One of a saved project that has no files is whole as it is.
    if (!draft || (unchecked.length === 0 && !onSavedBefore)) return
    setTakingUp('asking')
    const answer = await runAction(listOwnUploads, { projectId: draft.projectId }, '')
    if (answer.status !== 'success' || !answer.data) return setTakingUp('unanswered')
    const { savedIds } = answer.data
    if (savedIds && onSavedBefore) return onSavedBefore()
    setTakingUp('done')
    const files = unchecked.filter(({ id }) => !savedIds?.includes(id))
    const there = new Map(answer.data.uploads.map((upload) => [upload.id, upload]))
    uploads.restore(
      files.flatMap((file) => {
        const upload = there.get(file.id)
        return upload ? [restoredItem(file, upload, there.has(file.posterId ?? ''))] : []
      }),
    )
    setEntries((now) => [
      ...files.map(({ size, posterId, ...file }) => ({
        ...file,
        lost: there.has(file.id) ? null : (file.lost ?? NOT_SENT),
      })),
      ...now,
    ])
    setUnchecked([])
  }

  const takeUpOnce = useEffectEvent(() => {
    if (begun.current) return
    begun.current = true
    void takeUp()
  })
  useEffect(() => takeUpOnce(), [])

  // A tile may have been removed by its own button.
  const placed = useMemo(() => {
    const known = new Set(uploads.items.map(({ id }) => id))
    return entries.filter(({ id, lost }) => lost !== null || known.has(id))
  }, [entries, uploads.items])

  return {
    placed,
    unchecked,
    takingUp,
    takeUp: () => void takeUp(),
    choose(files, { type, setId }, instead) {
      const ids = uploads.add(files, type)
      const added = ids.map((id, index) => ({
        id,
        type,
        // Each video is a set of its own (specification §7).
        setId: type === 'video' ? crypto.randomUUID() : setId,
        caption: instead?.caption ?? '',
        date: instead?.date ?? '',
        name: files[index]?.name ?? '',
        lost: null,
      }))
      setEntries((now) => [...now.filter(({ id }) => id !== instead?.id), ...added])
    },
    change(id, words) {
      setEntries((now) => now.map((entry) => (entry.id === id ? { ...entry, ...words } : entry)))
    },
    remove(id) {
      uploads.remove(id)
      setEntries((now) => now.filter((entry) => entry.id !== id))
    },
    lose(ids) {
      for (const id of ids) uploads.remove(id)
      setEntries((now) =>
        now.map((entry) => (ids.includes(entry.id) ? { ...entry, lost: GONE } : entry)),
      )
    },
  }
}

interface StoredUpload {
  url: string | null
  width: number | null
  height: number | null
  blur: string | null
}

function restoredItem(file: DraftFile, upload: StoredUpload, hasPoster: boolean): UploadItem {
  const { url, width, height, blur } = upload
  return {
    id: file.id,
    purpose: file.type,
    name: file.name,
    size: file.size,
    preview: url,
    status: 'ready',
    progress: 1,
    problem: null,
    canRetry: false,
    canShrink: false,
    posterId: hasPoster ? file.posterId : null,
    result: { url: url ?? '', width, height, blur },
  }
}
