import type { Lifecycle } from './lifecycle.ts'

const EVERY_MS = 60_000
/** As long as the route may work. */
const TIMEOUT_MS = 60_000

/**
 * Does what a scheduler does for a deployed site: sends what is due, such as reminders, and purges expired data.
 * The site logs what fails; the next call tries again.
 */
export function keepSchedule(
  address: string,
  secret: string,
  { signal, defer }: Pick<Lifecycle, 'signal' | 'defer'>,
  everyMs = EVERY_MS,
): void {
  const call = async () => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const headers = { authorization: `Bearer ${secret}` }
    const options = { method: 'POST', headers, signal: limit }
    await fetch(`${address}/api/notifications`, options).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    )
  }
  let isCalling = false
  const timer = setInterval(async () => {
    if (isCalling) return
    isCalling = true
    await call().catch(() => undefined)
    isCalling = false
  }, everyMs)
  defer(() => clearInterval(timer))
}
