import { setTimeout as sleep } from 'node:timers/promises'
import { createServerClient } from '@supabase/ssr'
import { fill, fullSize } from '../../tests/size/fill.ts'
import type { Backend } from '../embedded-backend/backend.ts'
import { loadInstallation } from '../launcher/installation.ts'
import type { Bench } from './bench.ts'

/** Adds this many rows, each project with its pictures. */
export async function grow(
  { sql }: Backend,
  { projects = 0, enquiries = 0 }: { projects?: number; enquiries?: number },
): Promise<void> {
  const [owner] = await sql<{ user_id: string }>(
    'select user_id from private.owners order by created_at limit 1',
  )
  await fill(sql, owner?.user_id ?? '', { ...fullSize, projects, enquiries })
  // PostgreSQL blocked this process: it must notice connections that the site closed meanwhile.
  await sleep(1_000)
}

/** The copy's first password and webhook secret. */
export async function installationOf(bench: Bench) {
  const { environment } = await bench.copy()
  return loadInstallation(environment.LOCAL_SUPABASE_DIR ?? '')
}

/** Session cookies of the demo owner. */
export async function ownerCookies(bench: Bench): Promise<string> {
  const { backend } = await bench.site()
  const { ownerEmail: email, ownerPassword: password } = await installationOf(bench)
  const jar = new Map<string, string>()
  const client = createServerClient(backend.url, backend.publishableKey, {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) jar.set(name, value)
      },
    },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
}

/** Milliseconds until the whole response has arrived. */
export async function timeOf(url: string, cookie?: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`)
  return performance.now() - began
}
