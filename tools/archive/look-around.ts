import { createClient } from '@supabase/supabase-js'
import { adminClient } from '../launcher/admin-client.ts'
import type { Embedded } from '../launcher/embedded.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import type { Settings } from '../launcher/settings.ts'
import { type Site, startSite } from '../launcher/site.ts'
import { countTables, type Facts, hashFiles } from './facts.ts'
import { readPages } from './pages.ts'
import { MovingError } from './stored.ts'

/** Starts the site, records its facts and stops it. */
export function lookAround(
  settings: Settings,
  life: Lifecycle,
  /** Runs last, since signing in leaves rows behind. */
  afterwards?: (embedded: Embedded) => Promise<void>,
): Promise<Facts> {
  return during(settings, life, async ({ address, embedded }) => {
    if (!embedded) throw new MovingError('This works on the embedded backend only.')
    const origins = { site: settings.siteUrl, backend: embedded.access.url }
    const pages = await readPages({ address, origins, signal: life.signal })
    const facts = {
      ...(await countTables(embedded.backend.sql)),
      ...(await hashFiles(adminClient(embedded.access))),
      ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`page ${path}`, text])),
    }
    await afterwards?.(embedded)
    return facts
  })
}

async function during<T>(
  settings: Settings,
  life: Lifecycle,
  look: (site: Site) => Promise<T>,
): Promise<T> {
  const ends: (() => unknown)[] = []
  let isOver = false
  const own: Lifecycle = {
    ...life,
    defer: (end) => void ends.push(end),
    // Only the pages matter, not the output.
    log: () => undefined,
    fail: (message) => (isOver ? undefined : life.fail(message)),
  }
  try {
    return await look(await startSite(settings, 'start', own))
  } finally {
    isOver = true
    for (const end of ends.reverse()) await end()
  }
}

/** Tries the first password, which works until the owner changes it. */
export async function trySignIn({ access, owner }: Embedded): Promise<string> {
  if (!owner?.password) return 'no sign-in, since the owner has changed the first password'
  const visitor = createClient(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { email, password } = owner
  const { error } = await visitor.auth.signInWithPassword({ email, password })
  if (error) throw new MovingError(`${email} can no longer sign in: ${error.message}`)
  const { data: isOwner } = await visitor.rpc('viewer_is_owner')
  if (!isOwner) throw new MovingError(`${email} is no longer an owner.`)
  return `${email} signs in as an owner`
}
