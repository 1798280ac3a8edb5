import type { Action } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { finishUpload, requestUpload, type UploadTarget } from '@/lib/media/actions'
import type { FinishedUpload } from '@/lib/media/finish'
import {
  FILE_GONE,
  isVideo,
  NOT_ARRIVED,
  UPLOAD_FAILED,
  type UploadPurpose,
} from '@/lib/media/limits'
import { SendError, UploadFailure } from './failures'
import { sendImage } from './send-image'
import { sendVideo } from './send-video'
import { forgetVideo, rememberVideo } from './video-memory'

/** One file and how far it has come: a repetition leaves out what is done. */
export interface Cargo {
  id: string
  purpose: UploadPurpose
  file: File
  /** The server may know of it: whoever takes it back must say so. */
  isAnnounced: boolean
  /** All bytes lie in the staging bucket. */
  hasArrived: boolean
}

export interface Way {
  projectId: string
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (part: number) => void
  /** All bytes are there: now the server looks at them. */
  onArrived: () => void | Promise<void>
}

/** Checking a photo may take a minute, behind another one two. */
const PATIENCE_MS = 150_000

/**
 * Announces a file, sends it and has it checked. May be repeated at any point: the id is the same,
 * and so is whatever was reached.
 * @throws UploadFailure, SendError, or the signal's reason
 */
export async function carryUpload(cargo: Cargo, way: Way): Promise<FinishedUpload> {
  const { signal } = way
  if (!cargo.hasArrived) {
    await bring(cargo, way)
    cargo.hasArrived = true
  }
  signal.throwIfAborted()
  way.onProgress(1)
  await way.onArrived()
  signal.throwIfAborted()
  const { id, purpose } = cargo
  const finished = await ask<FinishedUpload>(finishUpload, { id, purpose }, cargo)
  signal.throwIfAborted()
  if (isVideo(purpose)) forgetVideo(way.projectId, cargo.file)
  return finished
}

async function bring(cargo: Cargo, way: Way): Promise<void> {
  const { id, purpose, file } = cargo
  const { projectId, signal, onProgress } = way
  const { name, type, size } = file
  const announcement = { id, projectId, purpose, name, type, size }
  const announce = () => {
    // Taken back: the server is not told of it again.
    signal.throwIfAborted()
    return ask<UploadTarget>(requestUpload, announcement, cargo)
  }
  cargo.isAnnounced = true
  const target = await announce()
  signal.throwIfAborted()
  if (!target.signed) return
  if (isVideo(purpose)) {
    rememberVideo(projectId, file, id)
    const renew = async () => (await announce()).signed
    await sendVideo(file, { ...target, signed: target.signed, renew, signal, onProgress })
  } else {
    await sendImage(file, target.signed, { signal, onProgress })
  }
}

async function ask<T>(action: Action<T>, input: unknown, cargo: Cargo): Promise<T> {
  // Each try has its time; signing in between them takes as long as it takes.
  const answer = await runOwnerAction<T | undefined>(
    async (sent) => (await inTime(action(sent))) ?? { status: 'error' },
    input,
    UPLOAD_FAILED,
    true,
  )
  if (answer.status === 'success' && answer.data !== undefined) return answer.data
  const { message, code } = answer
  // Nothing lies there to be checked: the next try sends it again.
  if (message === NOT_ARRIVED || message === FILE_GONE) cargo.hasArrived = false
  else if (message && message !== UPLOAD_FAILED && code !== 'signed-out') {
    throw new UploadFailure(message, false)
  }
  throw new SendError(message === UPLOAD_FAILED ? undefined : message)
}

/** An action cannot be called back; undefined where it takes too long. */
function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let late: ReturnType<typeof setTimeout>
  const patience = new Promise<undefined>((resolve) => {
    late = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  return Promise.race([answer, patience]).finally(() => clearTimeout(late))
}
