import { useEffect, useRef, useState } from 'react'
import type { ActionState } from '@/lib/action-state'
import type { Homography } from '@/lib/media/pairing/homography'
import type { Picture } from '@/lib/picture'
import type { Pair } from '@/lib/projects/editor/draft'
import { type HandPoints, homographyOf, startPoints } from './hand-points'
import type { LinedUpPictures } from './line-up.worker'
import { type LineUpAnswer, lineUpInWorker } from './line-up-in-worker'
import { discardLinedUp, newUploadIds, sendLinedUp, type UploadIds } from './send-lined-up'

export interface SetToLineUp {
  projectId: string
  before: PictureToLineUp
  after: PictureToLineUp
  /** Has comparisons show the versions that were sent. */
  store: (pair: Pair) => Promise<ActionState<unknown>>
  /** A save waits for what is being sent. */
  report: (isSending: boolean, problem?: string) => void
  /** Without it the photos are compared. */
  found?: LineUpAnswer
}

export type PictureToLineUp = Picture & { id: string }

export type Step =
  | { name: 'comparing' }
  | { name: 'by-hand'; problem?: string }
  | { name: 'result'; result: Result; isSending: boolean; problem?: string }
  | { name: 'failed'; problem: string }

export interface Result {
  pictures: LinedUpPictures
  /** Addresses on this device. */
  before: string
  after: string
  ids: UploadIds
}

const NOT_LOADED = "We couldn't load the photos. Please check your connection and try again."
const NOT_COMPARED =
  "We couldn't line up the photos on this device. Please try again, or use another device."
const NOT_SURE = 'We are not sure how these photos fit together.'
const TOO_LITTLE = 'The photos would share too little. Move the points and try again.'
const NOT_SENT = 'Failed to line up the photos. Please try again.'

/** What the owner sees, from comparing the photos to storing the result. */
export function useLiningUp(set: SetToLineUp, done: () => void) {
  const { before, after, report, found } = set
  const [step, setStep] = useState<Step>(found ? { name: 'by-hand' } : { name: 'comparing' })
  const [points, setPoints] = useState<HandPoints>(() =>
    startPoints(found?.homography ?? null, { before, after }),
  )
  const work = useRef(new AbortController())
  const shown = useRef<Result>(null)
  const sent = useRef<UploadIds>(null)
  const compare = async (byHand?: Homography) => {
    const { signal } = work.current
    setStep({ name: 'comparing' })
    try {
      const photos = await loadPhotos(before, after, signal)
      const known = byHand && { homography: byHand, isSure: true }
      const answer = await lineUpInWorker({ ...photos, known }, signal)
      signal.throwIfAborted()
      if (!byHand) setPoints(startPoints(answer.homography, { before, after }))
      if (answer.pictures) return show(answer.pictures)
      setStep({ name: 'by-hand', problem: byHand ? TOO_LITTLE : NOT_SURE })
    } catch (error) {
      if (signal.aborted) return
      console.error('Could not line up the photos', error)
      const problem = error instanceof NotLoaded ? NOT_LOADED : NOT_COMPARED
      setStep({ name: 'failed', problem })
    }
  }
  const show = (pictures: LinedUpPictures) => {
    forget(shown.current)
    const [one, other] = [pictures.before, pictures.after].map((each) => URL.createObjectURL(each))
    const result = { pictures, before: one ?? '', after: other ?? '', ids: newUploadIds() }
    shown.current = result
    setStep({ name: 'result', result, isSending: false })
  }
  const use = async (result: Result) => {
    const { signal } = work.current
    setStep({ name: 'result', result, isSending: true })
    sent.current = result.ids
    report(true)
    let problem: string | undefined
    try {
      const answer = await sendAndStore(set, result, signal)
      signal.throwIfAborted()
      if (answer.status === 'success') {
        sent.current = null
        return done()
      }
      // What is gone must be sent under another name.
      const next = answer.code === 'file-gone' ? { ...result, ids: newUploadIds() } : result
      problem = answer.message ?? NOT_SENT
      setStep({ name: 'result', result: next, isSending: false, problem })
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      report(false, problem)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the photos it began with
  useEffect(() => {
    work.current = new AbortController()
    if (found?.pictures) show(found.pictures)
    else if (!found) void compare()
    return () => {
      work.current.abort()
      forget(shown.current)
      if (sent.current) void discardLinedUp(sent.current)
    }
  }, [])

  return {
    step,
    points,
    setPoints,
    use,
    retry: () => compare(),
    adjust: () => setStep({ name: 'by-hand' }),
    preview: () => compare(homographyOf(points, { before, after })),
    /** Of the step at hand. */
    tell: (problem: string | undefined) => {
      if (problem) setStep((now) => (now.name === 'comparing' ? now : { ...now, problem }))
    },
  }
}

async function sendAndStore(
  { projectId, before, after, store }: SetToLineUp,
  { pictures, ids }: Result,
  signal: AbortSignal,
): Promise<ActionState<unknown>> {
  const sending = await sendLinedUp(projectId, pictures, ids, signal)
  if (sending.status !== 'success') return sending
  const photos = { beforeSrc: before.src, afterSrc: after.src }
  return store({ beforeId: before.id, afterId: after.id, ...photos, ...ids })
}

class NotLoaded extends Error {}

async function loadPhotos(before: Picture, after: Picture, signal: AbortSignal) {
  const load = async ({ src }: Picture) => {
    try {
      const answer = await fetch(src, { signal })
      if (!answer.ok) throw new Error(`${answer.status}`)
      return await answer.blob()
    } catch (cause) {
      throw new NotLoaded(src, { cause })
    }
  }
  const [first, second] = await Promise.all([load(before), load(after)])
  return { before: first, after: second }
}

function forget(result: Result | null): void {
  if (!result) return
  URL.revokeObjectURL(result.before)
  URL.revokeObjectURL(result.after)
}
