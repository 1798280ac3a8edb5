import { App } from '@supabase/lite'
import { adminOf } from './auth/admin.ts'
import { limitSignIns } from './auth/rate-limit.ts'
import { bridgeAuth } from './auth/sessions.ts'
import { readConfig } from './config.ts'
import type { Database } from './database.ts'
import { type Handler, withCors } from './http.ts'
import { keepWarningsHarmless, withManners } from './library-manners.ts'
import type { Mailbox } from './mailbox.ts'
import { strictAboutFilters } from './rest.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/call.ts'
import { serveResumable } from './storage/resumable.ts'
import { serveStorage } from './storage/serve.ts'

export interface Parts {
  dir: string
  mailbox: Mailbox
  database: Database
  secrets: Secrets
  storage: Storage
  siteUrl: string
}

/** Everything a client reaches over HTTP: the library's own parts and the bridges beside them. */
export function createApi({ dir, mailbox, database, secrets, storage, siteUrl }: Parts): Handler {
  const { auth, ...config } = readConfig()
  const app = new App({
    ...config,
    connection: database.connection,
    storage: { enabled: false },
    studio: { enabled: false },
    auth: {
      ...auth,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
    },
    options: { drivers: { email: mailbox }, server: { admin: false } },
  })
  keepWarningsHarmless()

  /** The whole body first: the session is not held while a slow client sends. */
  const lite: Handler = withManners(async (request) => {
    const body = request.body && new Uint8Array(await request.arrayBuffer())
    const { url, method, headers } = request
    return database.exclusive(() => app.fetch(new Request(url, { method, headers, body })))
  })
  const routes: [string, Handler][] = [
    ['/auth/v1/admin/', adminOf(database, secrets)],
    ['/auth/v1/', limitSignIns(bridgeAuth(lite, database, secrets), secrets)],
    ['/rest/v1/', strictAboutFilters(lite)],
    ['/storage/v1/upload/resumable', serveResumable(dir, storage)],
    ['/storage/v1/', serveStorage(storage)],
  ]
  return async (request) => {
    const { pathname } = new URL(request.url)
    // No other site's scripts may read it.
    if (pathname.startsWith('/mailbox')) return mailbox.handle(request)
    if (request.method === 'OPTIONS') return withCors(request, new Response(null, { status: 204 }))
    const handle = routes.find(([prefix]) => pathname.startsWith(prefix))?.[1]
    const none = Response.json({ message: 'Not found' }, { status: 404 })
    return withCors(request, handle ? await handle(request) : none)
  }
}
