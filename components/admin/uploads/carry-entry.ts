import { runAction } from '@/components/forms/run-action'
import { discardUploads } from '@/lib/media/actions'
import type { FinishedUpload } from '@/lib/media/finish'
import { carryUpload, type Way } from './carry-upload'
import { TAKEN_BACK } from './send-video'
import type { UploadItem } from './types'
import { cargoOf, type Entry } from './upload-entry'

type Show = (change: Partial<UploadItem>) => void

/** Carries a file of the queue; a video's still frame follows its bytes, while the line is known to be good. */
export async function carryEntry(
  entry: Entry,
  way: Omit<Way, 'onProgress' | 'onArrived'>,
  show: Show,
): Promise<FinishedUpload> {
  if (!entry.cargo) throw new Error('Nothing to carry')
  return carryUpload(entry.cargo, {
    ...way,
    onProgress: (progress) => show({ progress }),
    async onArrived() {
      show({ status: 'checking' })
      const still = await entry.still
      if (!still || entry.item.posterId) return
      entry.poster ??= cargoOf(crypto.randomUUID(), still, 'poster')
      const { id } = entry.poster
      await carryUpload(entry.poster, { ...way, onProgress() {}, onArrived() {} }).then(
        () => show({ posterId: id }),
        // A video without a still frame is a video all the same.
        (error: unknown) => console.error("Could not save the video's preview image", error),
      )
    },
  })
}

/** Stops a file on its way and has the server forget it, once nothing of it can arrive there any more. */
export async function takeBack({ item, cargo, poster, abort, running }: Entry): Promise<void> {
  abort.abort(TAKEN_BACK)
  await running
  const ids = cargo?.isAnnounced === false ? [] : [item.id]
  const still = item.posterId ?? (poster?.isAnnounced ? poster.id : null)
  if (still) ids.push(still)
  if (ids.length > 0) await runAction(discardUploads, { ids }, 'Failed to remove the file')
}
