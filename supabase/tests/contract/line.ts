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
