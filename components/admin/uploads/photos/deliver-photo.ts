import type { UploadTarget } from '@/lib/media/actions'
import { announceFile, deliverFile, type OutgoingFile } from '../send-file'
import { CANCELLED } from '../transport'
import type { Work } from '../upload-effects'
import type { LineSpeed } from './line-speed'
import { mustPrepare, preparePhoto } from './prepare-photo'

interface Means {
  speed: LineSpeed
  limitMB: number
}

/** Before its turn, so that the line is not idle: calls to the server wait for the check of another photo. */
export async function announceAhead(
  outgoing: OutgoingFile,
  work: Work,
  means: Means,
): Promise<void> {
  const report: OutgoingFile['report'] = (event) => {
    if (event.type === 'announced') outgoing.report(event)
  }
  const file = await prepare({ ...outgoing, report }, work, means)
  outgoing.signal.throwIfAborted()
  work.target ??= await announceFile({ ...outgoing, file, report })
}

/** Sends a photo. Once the line is found slow, a smaller version goes instead if that is sooner. */
export async function deliverPhoto(
  outgoing: OutgoingFile,
  work: Work,
  means: Means,
): Promise<void> {
  const { signal, report } = outgoing
  const file = await prepare(outgoing, work, means)
  signal.throwIfAborted()
  report({ type: 'prepared', size: file.size, smaller: work.photo?.smaller ?? null })
  const target = work.target ?? (await announceFile({ ...outgoing, file }))
  work.target = null
  if (work.photo?.smaller) return deliverFile({ ...outgoing, file }, target)
  const small = await deliverUnlessSooner({ ...outgoing, file }, target, means)
  if (!small) return
  work.photo = { file: small, smaller: 'slow', isForSlow: true }
  report({ type: 'prepared', size: small.size, smaller: 'slow' })
  await deliverFile({ ...outgoing, file: small }, target)
}

async function prepare(
  { purpose, report }: OutgoingFile,
  work: Work,
  { speed, limitMB }: Means,
): Promise<File> {
  const { isSlow } = speed
  if (!work.photo || (isSlow && !work.photo.isForSlow)) {
    const circumstances = { purpose, limitMB, isSlow }
    if (mustPrepare(work.file, circumstances)) report({ type: 'converted', progress: 0 })
    work.photo = await preparePhoto(work.file, circumstances)
  }
  return work.photo.file
}

/** @returns the smaller version if it stopped the transfer of the photo */
async function deliverUnlessSooner(
  outgoing: OutgoingFile,
  target: UploadTarget,
  { speed, limitMB }: Means,
): Promise<File | undefined> {
  const { file, purpose, signal, report } = outgoing
  const stop = new AbortController()
  const follow = () => stop.abort(signal.reason)
  signal.addEventListener('abort', follow)
  let left = file.size
  let small: File | undefined
  let isTried = false
  const unsubscribe = speed.onSlow(async () => {
    if (isTried) return
    isTried = true
    const made = await preparePhoto(file, { purpose, limitMB, isSlow: true })
    if (stop.signal.aborted || made.file.size >= left) return
    small = made.file
    stop.abort(CANCELLED)
  })
  try {
    const watched: OutgoingFile['report'] = (event) => {
      if (event.type === 'progressed') left = file.size * (1 - event.progress)
      if (!small) report(event)
    }
    await deliverFile({ ...outgoing, signal: stop.signal, report: watched }, target)
    return undefined
  } catch (error) {
    if (small && !signal.aborted) return small
    throw error
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', follow)
  }
}
