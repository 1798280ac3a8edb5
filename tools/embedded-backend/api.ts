import { App } from '@supabase/lite'
import { openMails } from './auth/mails.ts'
import { serveAuth } from './auth/serve.ts'
import { readConfig } from './config.ts'
import type { Database } from './database.ts'
import { bounded, type Handler, withCors } from './http.ts'
import { keepWarningsHarmless, withPlainErrors } from './library-fixes.ts'
import type { Mailbox } from './mailbox.ts'
import { strictAboutFilters } from './rest.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/call.ts'
import { SIGNED_UPLOADS, serveResumable } from './storage/resumable.ts'
import { serveStorage } from './storage/serve.ts'

const AUTH_LIMIT = 64 * 1024
/** An import writes 500 rows per request. */
const DATA_LIMIT = 16 * 1024 * 1024

export interface Parts {
  dir: string
  mailbox: Mailbox
  database: Database
  secrets: Secrets
  storage: Storage
  siteUrl: string
}

/** Routes every HTTP path to the library or to one of the bridges. */
export function createApi({ dir, mailbox, database, secrets, storage, siteUrl }: Parts): Handler {
  const { auth: authConfig, ...config } = readConfig()
  const app = new App({
    ...config,
    connection: database.connection,
    storage: { enabled: false },
    studio: { enabled: false },
    auth: {
      ...authConfig,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
    },
    // The bridges send every mail.
    options: { drivers: { email: { send: async () => {} } }, server: { admin: false } },
  })
  keepWarningsHarmless()

  /** The body is read before the session is taken, so a slow client does not hold it. */
  const lite: Handler = withPlainErrors((request) =>
    database.exclusive(async () => app.fetch(request)),
  )
  const auth = serveAuth({ lite, database, secrets, send: openMails(mailbox, siteUrl) })
  const routes: [string, Handler][] = [
    ['/auth/v1/', bounded(AUTH_LIMIT, auth)],
    ['/rest/v1/', bounded(DATA_LIMIT, strictAboutFilters(lite))],
    [SIGNED_UPLOADS, serveResumable(dir, storage)],
    ['/storage/v1/', serveStorage(storage)],
  ]
  return async (request) => {
    const { pathname } = new URL(request.url)
    // No CORS: other sites must not read the mailbox.
    if (pathname.startsWith('/mailbox')) return mailbox.handle(request)
    if (request.method === 'OPTIONS') return withCors(request, new Response(null, { status: 204 }))
    const handle = routes.find(([prefix]) => pathname.startsWith(prefix))?.[1]
    const none = Response.json({ message: 'Not found' }, { status: 404 })
    return withCors(request, handle ? await handle(request) : none)
  }
}
