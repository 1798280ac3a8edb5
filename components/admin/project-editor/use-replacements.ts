'use client'

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import type { UploadItem, Uploads } from '@/components/admin/uploads/types'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import { replaceImage } from '@/lib/projects/image-actions'

export interface Replacements {
  /** Of the picture that is being replaced, its successor on the way. */
  itemOf: (imageId: string) => UploadItem | undefined
  start: (imageId: string, file: File) => void
  /** Not finished yet. */
  count: number
}

const REPLACED = 'Image replaced successfully'
const NOT_REPLACED = 'Failed to replace image'

/**
 * Pictures that are replaced at once, apart from what the form saves.
 * @param saved the project's pictures as the page shows them now
 * @returns besides, the uploads anew: one that arrived but was not put in its place has failed there,
 * and trying again is to put it there
 */
export function useReplacements(
  sent: Uploads,
  saved: readonly { id: string; src: string }[],
): { replacements: Replacements; uploads: Uploads } {
  const [running, setRunning] = useState<Record<string, string>>({})
  /** Why, by upload. */
  const [failures, setFailures] = useState<Record<string, string>>({})
  const asked = useRef(new Set<string>())
  const refresh = useRefresh()

  const uploads = useMemo(() => {
    const items = sent.items.map((item): UploadItem => {
      const problem = failures[item.id]
      return problem ? { ...item, status: 'failed', problem, canRetry: true } : item
    })
    const retry = (id: string) => {
      if (!(id in failures)) return sent.retry(id)
      asked.current.delete(id)
      setFailures(({ [id]: _, ...others }) => others)
    }
    return { ...sent, items, retry }
  }, [sent, failures])

  const itemOf = (imageId: string) => uploads.items.find(({ id }) => id === running[imageId])

  const end = (imageId: string, uploadId: string) => {
    toast({ kind: 'success', message: REPLACED })
    setRunning(({ [imageId]: _, ...others }) => others)
    sent.remove(uploadId)
  }

  const finish = async (imageId: string, uploadId: string) => {
    const input = { imageId, uploadId }
    const { status, message } = await runOwnerAction(replaceImage, input, NOT_REPLACED)
    if (status === 'success') end(imageId, uploadId)
    else {
      const problem = message ?? NOT_REPLACED
      toast({ kind: 'error', message: problem })
      setFailures((known) => ({ ...known, [uploadId]: problem }))
    }
    // After a failure too: it may be the answer alone that got lost.
    refresh()
  }

  const finishReady = useEffectEvent(() => {
    for (const [imageId, uploadId] of Object.entries(running)) {
      const item = itemOf(imageId)
      const shown = saved.find(({ id }) => id === imageId)?.src
      if (item?.result && uploadId in failures && shown === item.result.url) end(imageId, uploadId)
      if (item?.status !== 'ready' || asked.current.has(uploadId)) continue
      asked.current.add(uploadId)
      void finish(imageId, uploadId)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a file comes further or the page is anew
  useEffect(() => finishReady(), [uploads.items, running, saved])

  const isRunning = (imageId: string) => {
    const item = itemOf(imageId)
    return item !== undefined && item.status !== 'failed'
  }
  const replacements = {
    itemOf,
    start(imageId: string, file: File) {
      const [id] = sent.add([file], 'replace')
      if (id) setRunning((now) => ({ ...now, [imageId]: id }))
    },
    count: Object.keys(running).filter(isRunning).length,
  }
  return { replacements, uploads }
}
