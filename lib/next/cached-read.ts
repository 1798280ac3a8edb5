import 'server-only'
import { cacheLife } from 'next/cache'
import { isBuilding } from '@/lib/env'
import { logFailure } from '@/lib/log'

/**
 * Tags show a change at once. If one is lost, a visit renews what is older than a minute, and nothing
 * older than five is shown: the shortest `expire` with which Next still makes a static page.
 */
const LIFE = { stale: 300, revalidate: 60, expire: 300 } as const

/** For failed reads: long enough to be cached, short enough to recover soon. */
const HEALING = { ...LIFE, stale: 30, revalidate: 1 } as const

/**
 * The body of a `'use cache'` read, kept until its tag is updated, five minutes at most.
 *
 * During the build a failed read logs, returns its default and gets a short life: the build must work
 * without a backend and must not freeze 'no projects' into pages. At run time it throws, so that the
 * last good page stays, unless `always` is set, for parts that no page depends on, such as branding.
 */
export async function cachedRead<T>(
  name: string,
  read: () => Promise<T>,
  fallback: T,
  { always = false } = {},
): Promise<T> {
  try {
    const data = await read()
    cacheLife(LIFE)
    return data
  } catch (error) {
    if (!isBuilding && !always) throw error
    logFailure(`${name} could not be read`, error)
    cacheLife(HEALING)
    return fallback
  }
}

/** For a real 'not found': random paths must not fill the cache for long. */
export function briefly(): void {
  cacheLife({ ...LIFE, stale: 30 })
}
