import type { Action } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import type { ActionState } from '@/lib/action-state'
import { finishUpload, requestUpload, type UploadTarget } from '@/lib/media/actions'
import type { FinishedUpload } from '@/lib/media/finish'
import type { UploadPurpose } from '@/lib/media/purpose'
import { type FailureCode, failureTitle } from '@/lib/media/words'
import { isOffline, type Report, whenOnline } from './connection'
import { transfer } from './transport'
import { UploadFailure } from './upload-failure'

export interface OutgoingFile {
  /** The same for each try, so nothing is stored twice. */
  id: string
  /** Null for a logo. */
  projectId: string | null
  purpose: UploadPurpose
  file: File
  signal: AbortSignal
  report: Report
}

/** Checking a photo may take a minute, behind two others three. */
const PATIENCE_MS = 210_000
const RETRY_DELAYS = [1000, 3000]
/** Where the browser believes itself online, without any signal: about seven minutes. */
const SILENCE_MS = 15_000
const MOST_SILENCES = 28

/** Registers a file with the server; may be repeated, for a smaller version too. */
export async function announceFile(outgoing: OutgoingFile): Promise<UploadTarget> {
  const { id, projectId, purpose, file, signal, report } = outgoing
  const { name, type, size } = file
  // Once cancelled, the server must not hear of it again.
  signal.throwIfAborted()
  report({ type: 'announced' })
  return call(requestUpload, { id, projectId, purpose, name, type, size }, outgoing)
}

/**
 * Sends the bytes of a file, announced here or before; may be repeated at any point.
 * @throws UploadFailure, or the signal's reason
 */
export async function deliverFile(outgoing: OutgoingFile, announced?: UploadTarget): Promise<void> {
  const { file, signal, report } = outgoing
  const { signed, ...place } = announced ?? (await announceFile(outgoing))
  if (!signed) return
  signal.throwIfAborted()
  const renew = async () => (await announceFile(outgoing)).signed
  await transfer(file, { ...place, signed, renew, signal, report })
}

/** Has the server check the bytes; may be repeated. */
export function checkFile(outgoing: OutgoingFile): Promise<FinishedUpload> {
  const { id, purpose } = outgoing
  return call(finishUpload, { id, purpose }, outgoing)
}

/** Repeats a call that failed for no reason of the file: when the connection is back, or soon. */
async function call<T>(
  action: Action<T>,
  input: object,
  { purpose, signal, report }: OutgoingFile,
): Promise<T> {
  const delays = [...RETRY_DELAYS]
  let isPaused = false
  for (let silences = 0; ; ) {
    const { answer, isLate, isSilent } = await ask(action, input, failureTitle(purpose))
    signal.throwIfAborted()
    if (isPaused && !isSilent) report({ type: 'resumed' })
    isPaused &&= isSilent
    if (answer.status === 'success' && answer.data !== undefined) return answer.data
    const { code, message, fieldErrors } = answer
    if (code) throw new UploadFailure(isVerdict(code) ? code : 'lost', message)
    const delay = isLate || fieldErrors ? undefined : delays.shift()
    if (!isOffline() && delay !== undefined) {
      await wait(delay, signal)
      continue
    }
    if (!isSilent || silences > MOST_SILENCES) throw new UploadFailure('lost')
    if (!isPaused) report({ type: 'paused' })
    isPaused = true
    if (!isOffline()) silences += 1
    await whenOnline(signal, isOffline() ? undefined : SILENCE_MS)
  }
}

function isVerdict(code: string): code is Exclude<FailureCode, 'lost'> {
  return code === 'rejected' || code === 'not-arrived' || code === 'file-gone'
}

/** An action cannot be cancelled, only no longer waited for. */
async function ask<T>(action: Action<T>, input: object, failure: string) {
  let isLate = false
  /** The request reached no server. */
  let isSilent = false
  const inTime = (given: unknown) => {
    isSilent = false
    const answered = action(given).catch((error: unknown) => {
      isSilent = error instanceof TypeError
      throw error
    })
    let late: ReturnType<typeof setTimeout>
    const patience = new Promise<ActionState<T>>((resolve) => {
      late = setTimeout(() => {
        isLate = true
        resolve({ status: 'error', message: failure })
      }, PATIENCE_MS)
    })
    return Promise.race([answered, patience]).finally(() => clearTimeout(late))
  }
  const answer = await runOwnerAction(inTime, input, failure, true)
  return { answer, isLate, isSilent }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
