import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs a flow until it has asked `most` times; from there on nothing of it happens any more, as in a
 * process that was killed.
 * @returns how often it asked, and whether it came to its end
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
 * Runs a flow while something strikes as its `at`-th request is under way. The flow goes on from there
 * as best it can, like a site whose backend was killed and came back.
 * @param latencyMs how long the request has been under way by then
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
    // Whoever started it is told in one way or another; what counts is what it left.
    await flow().catch(() => undefined)
    await struck
  } finally {
    globalThis.fetch = whole
  }
}

/** Runs a flow while storage answers every request to a bucket with an error of its own. */
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

/** Runs a flow, and something else right before its request to a place; `isLost` where the answer never comes back. */
export async function justBefore<T>(
  place: string,
  strike: () => Promise<unknown>,
  flow: () => Promise<T>,
  { isLost = false } = {},
): Promise<T> {
  const whole = globalThis.fetch
  try {
    globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith(place)) return whole(input, init)
      globalThis.fetch = whole
      await strike()
      const answer = await whole(input, init)
      if (isLost) throw new TypeError('fetch failed')
      return answer
    }
    return await flow()
  } finally {
    globalThis.fetch = whole
  }
}
