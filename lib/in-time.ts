import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { DEADLINE_HEADER, PAGE_MS } from './page-deadline'

/**
 * What a page of the office waits for. All of it shares one deadline, counted from the request: time
 * limits of single calls add up, and so do the client's own retries.
 * @throws when the time is up
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, pageTimeout()])
}

/** The same with a limit of its own, for what the page can do without. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return Promise.race([work, timeout(ms)])
}

const pageTimeout = cache(async () => {
  // Nothing prerendered may look at the clock.
  await connection()
  const deadline = Number((await headers()).get(DEADLINE_HEADER))
  // None where an action has its page rendered: that begins when the action is done.
  return timeout(deadline ? deadline - Date.now() : PAGE_MS)
})

async function timeout(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false })
  throw new Error('The backend did not answer in time')
}
