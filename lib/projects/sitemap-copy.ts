import 'server-only'
import { logFailure } from '@/lib/log'
import { sitemapFiles } from '@/lib/seo/sitemap'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed } from '@/lib/supabase/unwrap'
import { readCompletedForSitemap } from './reads'

/** Before each further try. */
const PAUSES_MS = [1_000, 5_000, 20_000]

/** Changes that come in while a copy is under way. */
const ROUNDS = 5

/**
 * Keeps the copy of the sitemap in the bucket `public` (specification §7): at start-up and after each
 * change of a project. Its failure is only logged (specification §8); the sitemap at the site's own
 * address doesn't depend on it. With the secret key, since nobody may write to a public bucket.
 */
export async function copySitemap(): Promise<void> {
  for (const delay of [...PAUSES_MS, null]) {
    try {
      return await copyUntilTrue()
    } catch (error) {
      logFailure('The copy of the sitemap could not be stored', error)
      if (delay !== null) await new Promise((resume) => setTimeout(resume, delay))
    }
  }
}

/** Two copies may be under way at once, the older one ending last: each looks again at what is true. */
async function copyUntilTrue(): Promise<void> {
  let stored: string | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = sitemapFiles(await readCompletedForSitemap())
    const current = JSON.stringify(files)
    if (current === stored) return
    const bucket = createAdminClient().storage.from('public')
    for (const { name, xml } of files) {
      throwIfFailed(
        await bucket.upload(name, Buffer.from(xml), {
          upsert: true,
          contentType: 'application/xml',
          cacheControl: '60',
        }),
      )
    }
    stored = current
  }
}
