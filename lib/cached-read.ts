import 'server-only'
import { cacheLife } from 'next/cache'
import { isBuilding } from './env'

/** Tags of what public pages show. An action that changes one calls updateTag with it. */
export const tags = { profile: 'profile', projects: 'projects' } as const

/** Long enough to be cached at all, short enough to heal by itself. */
const HEALING = { stale: 30, revalidate: 1, expire: 600 } as const

/**
 * The body of a `'use cache'` read, kept until its tag is updated.
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
    cacheLife('max')
    return data
  } catch (error) {
    if (!isBuilding && !always) throw error
    console.error(`${name} could not be read; it will be tried again shortly.`, error)
    cacheLife(HEALING)
    return fallback
  }
}

/** For a true 'not found': random addresses must not fill the cache for long. */
export function briefly(): void {
  cacheLife({ stale: 30, revalidate: 60, expire: 600 })
}
