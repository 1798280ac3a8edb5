import 'server-only'
import { cacheLife } from 'next/cache'
import { isBuilding } from './env'
import { logFailure } from './log'

/** Tags of what public pages show. An action that changes one calls updateTag with it. */
export const tags = { profile: 'profile', projects: 'projects' } as const

/**
 * Tags show a change at once. Should one get lost, a visit renews what is older than a minute, and
 * nothing older than five is shown: the shortest `expire` with which Next still makes a static page.
 */
const LIFE = { stale: 300, revalidate: 60, expire: 300 } as const

/** Long enough to be cached at all, short enough to heal by itself. */
const HEALING = { ...LIFE, stale: 30, revalidate: 1 } as const

/**
 * The body of a `'use cache'` read, kept until its tag is updated, five minutes at most.
 *
 * While the site is being built, a read that fails logs, gives its default and takes a short life:
 * a build must work with no backend, and must not bake in 'no projects'. At run time it throws
 * instead, so that the last good page stays — unless `always` is set, for parts that every page
 * wears and none depends on, such as the branding.
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

/** For a true 'not found': random addresses must not fill the cache for long. */
export function briefly(): void {
  cacheLife({ ...LIFE, stale: 30 })
}
