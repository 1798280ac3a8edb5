'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import { replaceImage } from '@/lib/projects/image-actions'
import type { UploadItem, Uploads } from '../uploads/types'
import { useRefresh } from '../use-refresh'

export interface Replacements {
  /** Of the picture that is being replaced, its successor on the way. */
  itemOf: (imageId: string) => UploadItem | undefined
  start: (imageId: string, file: File) => void
  /** Not finished yet. */
  count: number
}

/** Pictures that are replaced at once, apart from what the form saves. */
export function useReplacements(uploads: Uploads): Replacements {
  const [running, setRunning] = useState<Record<string, string>>({})
  const sent = useRef(new Set<string>())
  const refresh = useRefresh()

  const itemOf = (imageId: string) => uploads.items.find(({ id }) => id === running[imageId])

  const finish = async (imageId: string, uploadId: string) => {
    const { status, message = 'Failed to replace image' } = await runOwnerAction(
      replaceImage,
      { imageId, uploadId },
      'Failed to replace image',
    )
    toast({ kind: status === 'success' ? 'success' : 'error', message })
    setRunning(({ [imageId]: _, ...others }) => others)
    uploads.remove(uploadId)
    if (status === 'success') refresh()
  }

  const finishReady = useEffectEvent(() => {
    for (const [imageId, uploadId] of Object.entries(running)) {
      if (itemOf(imageId)?.status !== 'ready' || sent.current.has(uploadId)) continue
      sent.current.add(uploadId)
      void finish(imageId, uploadId)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever a file comes further
  useEffect(() => finishReady(), [uploads.items, running])

  const isRunning = (imageId: string) => {
    const item = itemOf(imageId)
    return item !== undefined && item.status !== 'failed'
  }
  return {
    itemOf,
    start(imageId, file) {
      const [id] = uploads.add([file], 'replace')
      if (id) setRunning((now) => ({ ...now, [imageId]: id }))
    },
    count: Object.keys(running).filter(isRunning).length,
  }
}
