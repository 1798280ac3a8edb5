import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Extensions, PGlite } from '@electric-sql/pglite'
import { createApi } from './api.ts'
import { lockData } from './data-folder.ts'
import { type Database, openDatabase, type Row } from './database.ts'
import { type Handler, listen } from './http.ts'
import { openMailbox } from './mailbox.ts'
import { serveRealtime } from './realtime/serve.ts'
import { prepareSchema } from './schema.ts'
import { loadSecrets } from './secrets.ts'
import { startSmtpServer } from './smtp.ts'
import { openStorage } from './storage/serve.ts'
import { serveWebhook, type Webhook } from './webhooks.ts'

const HOUR_MS = 3_600_000

export interface BackendOptions {
  /** Data folder: database, files, secrets, mails. */
  dir: string
  /** 0 picks a free port. */
  port: number
  host?: string
  /** Address of the app, for links in mails. */
  siteUrl: string
  migrationsDir?: string
  extensions?: Extensions
}

export interface Backend {
  url: string
  publishableKey: string
  secretKey: string
  /** The path is secret: knowing it grants access. */
  mailboxUrl: string
  /** Mails sent here appear in the mailbox. */
  smtpUrl: string
  /** PGlite itself, for tests. */
  driver: PGlite
  /** Runs SQL as superuser; for the launcher and tests. */
  sql<T = Row>(query: string, params?: unknown[]): Promise<T[]>
  /** Adds a webhook as a hosted project has them; see webhooks.ts. */
  addWebhook(webhook: Webhook): Promise<void>
  stop(): Promise<void>
}

/** Starts a whole Supabase in this process. @throws DataInUseError or PortInUseError with a readable message */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dir = resolve(options.dir)
  const host = options.host ?? '127.0.0.1'
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const unlock = lockData(dir)
  let server: Server | undefined
  let database: Database | undefined
  const ends: (() => void)[] = []
  const stop = async () => {
    for (const end of ends) end()
    server?.close()
    server?.closeAllConnections()
    await database?.close()
    unlock()
  }
  try {
    // Listen first: a taken port fails at once, and early requests wait.
    const { promise: api, resolve: serve } = Promise.withResolvers<Handler>()
    server = await listen(host, options.port, async (request) => (await api)(request))
    const { port } = server.address() as AddressInfo
    const url = `http://${host}:${port}`
    const secrets = loadSecrets(dir)
    database = await openDatabase(join(dir, 'database'), options.extensions)
    await prepareSchema(database, options.migrationsDir)
    const storage = await openStorage(dir, database, secrets)
    const mailbox = openMailbox(dir, secrets)
    const purging = setInterval(() => void mailbox.purge().catch(console.error), HOUR_MS).unref()
    ends.push(() => clearInterval(purging))
    await mailbox.purge()
    const smtp = await startSmtpServer(mailbox)
    ends.push(smtp.close)
    serve(createApi({ dir, mailbox, database, secrets, storage, siteUrl: options.siteUrl }))
    ends.push(await serveRealtime(server, database, secrets))
    const { publishableKey, secretKey } = secrets
    const { sql } = database
    const opened = database
    const addWebhook = async (webhook: Webhook) => {
      ends.push(await serveWebhook(opened, webhook))
    }
    return {
      url,
      publishableKey,
      secretKey,
      mailboxUrl: url + mailbox.path,
      smtpUrl: smtp.url,
      driver: opened.connection.driver,
      sql,
      addWebhook,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
