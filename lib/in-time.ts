import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { DEADLINE_HEADER, PAGE_MS } from './next/page-deadline'

/**
 * Limits what an admin page waits for. All of its reads share one deadline, counted from the request:
 * time limits and retries of single calls would add up.
 * @throws when the time is up
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, pageTimeout()])
}

const pageTimeout = cache(async () => {
  // Prerendering must not read the clock.
  await connection()
  const deadline = Number((await headers()).get(DEADLINE_HEADER))
  // No deadline after an action: rendering starts when it is done.
  await sleep(deadline ? deadline - Date.now() : PAGE_MS, undefined, { ref: false })
  throw new Error('The backend did not answer in time')
})
