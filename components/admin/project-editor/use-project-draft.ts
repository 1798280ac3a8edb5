'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadItem } from '@/components/admin/uploads/types'
import { clearDraft, type DraftFile, saveDraft } from '@/lib/projects/editor/draft'
import { type Base, changedTexts, readValues } from '@/lib/projects/editor/form-values'
import { type Captions, captionTexts, type Placed } from '@/lib/projects/editor/media-list'

interface Kept {
  /** Undefined until it is known whether an earlier draft must be taken up. */
  key: string | undefined
  projectId: string
  base: RefObject<Base>
  setIds: string[]
  placed: Placed[]
  unchecked: DraftFile[]
  items: UploadItem[]
  captions: Captions
  isRestored: boolean
}

/**
 * Writes down what is not saved yet, with every key.
 * @returns whether there is any, whether it would outlive the page, what to call when the text
 * changes, and when all is saved
 */
export function useProjectDraft(form: RefObject<HTMLFormElement | null>, kept: Kept) {
  const [isDirty, setDirty] = useState(false)
  const [isKept, setKept] = useState(true)
  const isWritten = useRef(kept.isRestored)
  const isOver = useRef(false)

  const keep = () => {
    const { key, projectId, base, setIds, captions } = kept
    if (!form.current || isOver.current) return
    const values = readValues(form.current)
    const files = [...kept.unchecked, ...kept.placed.map((entry) => fileOf(entry, kept.items))]
    const texts = { ...values, ...captionTexts(captions) }
    const isChanged = changedTexts(texts, base.current).length > 0 || files.length > 0
    setDirty(isChanged)
    if (!key) return
    if (isChanged) {
      isWritten.current = true
      setKept(saveDraft(key, { projectId, values, base: base.current, setIds, files, captions }))
    } else if (isWritten.current) clearDraft(key)
  }

  const keepNow = useEffectEvent(keep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more whenever one of these changes
  useEffect(() => keepNow(), [kept.placed, kept.unchecked, kept.captions, kept.key])

  return {
    isDirty,
    isKept,
    keep,
    forget() {
      isOver.current = true
      setDirty(false)
      if (kept.key) clearDraft(kept.key)
    },
  }
}

function fileOf(entry: Placed, items: UploadItem[]): DraftFile {
  const item = items.find(({ id }) => id === entry.id)
  return { ...entry, size: item?.size ?? 0, posterId: item?.posterId ?? null }
}
