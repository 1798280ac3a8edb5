import 'server-only'
import { areasFromNorth } from '@/lib/content/map'
import { logFailure } from '@/lib/log'
import { sitemapXml } from '@/lib/seo/sitemap'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed } from '@/lib/supabase/unwrap'
import { townAddress } from './addresses'
import { readByTown, readCompletedForSitemap } from './reads'

/** Before each retry. */
const PAUSES_MS = [1_000, 5_000, 20_000]

/** Repeats at most, for changes made during a copy. */
const ROUNDS = 5

let current = Promise.resolve()
let next: Promise<void> | undefined

/**
 * Updates the copy of the sitemap in the bucket `public` (specification §7): at start-up and after each
 * project change. A failure is only logged (specification §8); the site's own /sitemap.xml does not
 * depend on it. Uses the secret key, since only the server may write to a public bucket.
 *
 * Changes during a copy share the next one: a copy for each of many would keep the owner's pages waiting.
 */
export function copySitemap(): Promise<void> {
  next ??= current.then(() => {
    next = undefined
    current = copyOrLog()
    return current
  })
  return next
}

async function copyOrLog(): Promise<void> {
  for (const delay of [...PAUSES_MS, null]) {
    try {
      return await copyUntilTrue()
    } catch (error) {
      logFailure('The copy of the sitemap could not be stored', error)
      if (delay !== null) await new Promise((resume) => setTimeout(resume, delay))
    }
  }
}

/** Repeats while the sitemap changes: of two parallel copies the older one may end last. */
async function copyUntilTrue(): Promise<void> {
  let stored: string | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    const byTown = await readByTown()
    const towns = areasFromNorth.filter((town) => byTown[town])
    const xml = sitemapXml(await readCompletedForSitemap(), towns.map(townAddress))
    if (xml === stored) return
    const bucket = createAdminClient().storage.from('public')
    throwIfFailed(
      await bucket.upload('sitemap.xml', Buffer.from(xml), {
        upsert: true,
        contentType: 'application/xml',
        cacheControl: '60',
      }),
    )
    stored = xml
  }
}
