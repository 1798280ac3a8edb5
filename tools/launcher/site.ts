import { setTimeout as sleep } from 'node:timers/promises'
import { makeMissingSizes } from '../../lib/media/missing-sizes.ts'
import { makeMissingSocialCards } from '../../lib/media/social-cards.ts'
import { shownTables } from '../../lib/next/tags.ts'
import { requireUnusedData } from '../embedded-backend/data-folder.ts'
import { adminClient } from './admin-client.ts'
import { appEnvironment } from './app-environment.ts'
import { buildIfNeeded } from './build.ts'
import type { Embedded } from './embedded.ts'
import type { Lifecycle } from './lifecycle.ts'
import { type NextProcess, spawnNext } from './next-process.ts'
import { requireFreePort } from './ports.ts'
import { type Environment, httpOrigin, type Settings } from './settings.ts'
import { makeSitePictures } from './site-pictures.ts'

export interface Site {
  /** The site's address on this machine. */
  address: string
  embedded?: Embedded
  /** Of the calls that a scheduler makes; undefined where none is set. */
  cronSecret?: string
  /** When every stored picture of an embedded backend has its sizes. */
  pictures?: Promise<void>
}

const ANSWER_TIMEOUT_MS = 60_000

/** Starts the backend (unless hosted), builds (except for development) and starts the app; stops in reverse order. */
export async function startSite(
  settings: Settings,
  mode: 'start' | 'dev',
  life: Lifecycle,
): Promise<Site> {
  const { host, port } = settings
  if (!settings.hosted) requireUnusedData(settings.backend.dir)
  // Check before the long build.
  await requireFreePort(host, port, 'PORT')
  const { environment, embedded } = await provideBackend(settings, life)
  life.signal.throwIfAborted()
  if (mode === 'start') await buildIfNeeded(environment, life)
  else await makeSitePictures()
  life.signal.throwIfAborted()

  const args = [mode, '--hostname', host, '--port', String(port)]
  const nodeEnv = mode === 'start' ? 'production' : 'development'
  const app = spawnNext(args, { ...environment, NODE_ENV: nodeEnv })
  life.defer(() => app.stop())
  void app.ended.then((code) => life.fail(`The site ended by itself (exit code ${code}).`))
  const address = httpOrigin(reachable(host), port)
  await answering(app, address, life)
  await embedded?.backend.addWebhook({
    address: `${address}/api/revalidate`,
    secret: environment.REVALIDATE_SECRET ?? '',
    tables: shownTables,
  })
  return {
    address,
    embedded,
    cronSecret: environment.CRON_SECRET,
    pictures: embedded && picturesOf(embedded, life, environment.TEST_SITE !== '1'),
  }
}

/** Resolves once every stored picture has its sizes; until then pages show the pictures themselves. */
async function picturesOf({ access }: Embedded, { signal }: Lifecycle, withAvif: boolean) {
  try {
    await makeMissingSizes(adminClient(access), { signal, withAvif })
    await makeMissingSocialCards(adminClient(access), signal)
  } catch (error) {
    if (!signal.aborted) console.error('Some pictures could not be made smaller.', error)
  }
}

async function provideBackend(
  settings: Settings,
  life: Lifecycle,
): Promise<{ environment: Environment; embedded?: Embedded }> {
  if (settings.hosted) return { environment: appEnvironment(settings, settings.hosted) }
  // Loaded only here: a hosted project needs neither PostgreSQL nor the demo content.
  const { startEmbedded } = await import('./embedded.ts')
  const embedded = await startEmbedded(settings, life)
  life.defer(() => embedded.backend.stop())
  const { installation, access, backend } = embedded
  return {
    environment: appEnvironment(settings, access, installation, backend.smtpUrl),
    embedded,
  }
}

const reachable = (host: string) => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host

/** Waits for the first response of any kind; earlier output is shown only on failure. */
async function answering(app: NextProcess, address: string, life: Lifecycle): Promise<void> {
  const early: Buffer[] = []
  let forward = false
  app.onOutput((chunk) => {
    if (forward) life.log(chunk)
    else early.push(chunk)
  })
  let ended = false
  void app.ended.then(() => {
    ended = true
  })
  const deadline = Date.now() + ANSWER_TIMEOUT_MS
  while (!(await answers(address))) {
    life.signal.throwIfAborted()
    if (ended || Date.now() > deadline) {
      throw new Error(`${Buffer.concat(early)}\nThe site did not start. See its output above.`)
    }
    await sleep(100)
  }
  forward = true
}

async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(30_000)
    await (await fetch(`${address}/api/health`, { signal, redirect: 'manual' })).body?.cancel()
    return true
  } catch {
    return false
  }
}
