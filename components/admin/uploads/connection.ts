import type { TransferEvent } from './upload-queue'

export type Report = (event: TransferEvent) => void

/** Only a hint: a server on this device answers all the same, so ask after a failure. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

/** Reports a pause and waits until the browser is online; rejects with the signal's reason. */
export async function whenOnline(signal: AbortSignal, report: Report): Promise<void> {
  report({ type: 'paused' })
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })
  report({ type: 'resumed' })
}
