import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs a flow until it has made `most` requests, then stops it, like a killed process.
 * @returns the number of requests, and whether it finished
 */
export async function killedAfter(most: number, flow: () => Promise<unknown>) {
  const whole = globalThis.fetch
  let asked = 0
  try {
    const isWhole = await new Promise<boolean>((resolve, reject) => {
      globalThis.fetch = (...request) => {
        asked += 1
        if (asked <= most) return whole(...request)
        resolve(false)
        return new Promise(() => {})
      }
      flow().then(() => resolve(true), reject)
    })
    return { asked, isWhole }
  } finally {
    globalThis.fetch = whole
  }
}

/**
 * Runs a flow and calls a function during its `at`-th request. The flow continues, like a site whose backend
 * was killed and restarted.
 * @param latencyMs time from the start of that request to the call
 */
export async function struckAt(
  at: number,
  latencyMs: number,
  strike: () => Promise<unknown>,
  flow: () => Promise<unknown>,
): Promise<void> {
  const whole = globalThis.fetch
  let asked = 0
  let struck: Promise<unknown> | undefined
  try {
    globalThis.fetch = (...request) => {
      asked += 1
      if (asked === at) struck = sleep(latencyMs).then(strike)
      return whole(...request)
    }
    // The caller may see an error; only what the flow leaves behind matters.
    await flow().catch(() => undefined)
    await struck
  } finally {
    globalThis.fetch = whole
  }
}

/** Runs a flow while storage answers every request to a bucket with an error. */
export async function inTrouble<T>(bucket: string, flow: () => Promise<T>): Promise<T> {
  const whole = globalThis.fetch
  try {
    globalThis.fetch = async (input, init) =>
      String(input).endsWith(`/object/${bucket}`)
        ? Response.json({ statusCode: '500', message: 'Internal Server Error' }, { status: 500 })
        : whole(input, init)
    return await flow()
  } finally {
    globalThis.fetch = whole
  }
}
