import { startBackend } from './backend.ts'

// The embedded backend as a separate process: prints one line of JSON when ready, shuts down on a signal.
const env = process.env
try {
  const backend = await startBackend({
    dir: env.LOCAL_SUPABASE_DIR ?? 'supabase/.local',
    port: Number(env.LOCAL_SUPABASE_PORT ?? 54321),
    host: env.HOST,
    siteUrl: env.SITE_URL ?? 'http://127.0.0.1:3000',
    migrationsDir: env.LOCAL_SUPABASE_MIGRATIONS,
  })
  const { url, publishableKey, secretKey, mailboxUrl } = backend
  process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey, mailboxUrl })}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void backend.stop().then(() => process.exit(0)))
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
