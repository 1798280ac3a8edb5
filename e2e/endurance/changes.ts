import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'

/** Something the owner does, and the two states it may leave. */
export interface Change<T> {
  name: string
  /** One try, always under the same ids; throws where it is not acknowledged. */
  ask: () => Promise<unknown>
  read: () => Promise<T>
  before: T
  after: T
}

const MOST_TRIES = 200

/** Whoever was refused waits a little longer each time. */
const pause = (tries: number) => sleep(Math.min(100 * tries, 1_000))

/** An owner who does not give up easily. */
export function someOwner(random: () => number) {
  const self = {
    tries: 0,
    /** What was said instead of success, and how often. */
    refusals: new Map<string, number>(),
    /** Whether it was acknowledged. */
    async asks(ask: () => Promise<unknown>): Promise<boolean> {
      self.tries += 1
      try {
        await ask()
        return true
      } catch (error) {
        const { message } = error as Error
        self.refusals.set(message, (self.refusals.get(message) ?? 0) + 1)
        return false
      }
    },
    async insists(ask: () => Promise<unknown>): Promise<void> {
      for (let tries = 1; !(await self.asks(ask)); tries += 1) {
        if (tries > MOST_TRIES) throw new Error([...self.refusals.keys()].join('\n'))
        await pause(tries)
      }
    },
    /**
     * Sees a change through. After each try there is the old state or the new one as a whole, after an
     * acknowledgement the new one; asked again, it is the same change.
     * @returns whether it is done: now and then an owner without an answer lets it be
     */
    async carriesOut<T>({ name, ask, read, before, after }: Change<T>): Promise<boolean> {
      for (let tries = 1; ; tries += 1) {
        const isAcknowledged = await self.asks(ask)
        const now = await read()
        if (isAcknowledged) expect<unknown>(now, `${name}, acknowledged`).toEqual(after)
        else expect([before, after], `${name}, not acknowledged`).toContainEqual(now)
        if (isDeepStrictEqual(now, after)) break
        if (random() < 0.2) return false
        if (tries > MOST_TRIES) throw new Error(`${name} was not done in ${tries} tries`)
        await pause(tries)
      }
      if (random() < 0.5) {
        await self.asks(ask)
        expect<unknown>(await read(), `${name}, asked again`).toEqual(after)
      }
      return true
    },
  }
  return self
}

export type Owner = ReturnType<typeof someOwner>
