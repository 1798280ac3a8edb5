import { parseEnv } from './env-schema'

/**
 * The only reader of process.env in the app, except own-cookie.ts. Throws with every problem at once.
 * Each name is spelled out, since the bundler replaces `process.env.NEXT_PUBLIC_…` literally.
 */
export const env = parseEnv({
  NEXT_PUBLIC_SUPABASE_URL: process.env.NEXT_PUBLIC_SUPABASE_URL,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  SUPABASE_SECRET_KEY: process.env.SUPABASE_SECRET_KEY,
  REVALIDATE_SECRET: process.env.REVALIDATE_SECRET,
  CRON_SECRET: process.env.CRON_SECRET,
  SMTP_URL: process.env.SMTP_URL,
  SMTP_FROM: process.env.SMTP_FROM,
  VAPID_PUBLIC_KEY: process.env.VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY: process.env.VAPID_PRIVATE_KEY,
  VAPID_SUBJECT: process.env.VAPID_SUBJECT,
  PUSH_TO_LOOPBACK: process.env.PUSH_TO_LOOPBACK,
  CLIENT_ADDRESS_HEADER:
    // Vercel overwrites x-real-ip on every request.
    process.env.CLIENT_ADDRESS_HEADER ?? (process.env.VERCEL === '1' ? 'x-real-ip' : undefined),
  NEXT_PUBLIC_DEMO: process.env.NEXT_PUBLIC_DEMO,
})

/** True during `next build`: cached reads may then return a default. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

export const isDevelopment = process.env.NODE_ENV === 'development'

/** Tests make no AVIF, which takes ten times as long as WebP. */
export const makesAvif = process.env.TEST_SITE !== '1'

/** Vercel's scheduler sends GET; others can send POST. */
export const schedulesByGet = process.env.VERCEL === '1'

/** Logs a line per request; serverless hosts write their own. */
export const logsRequests = process.env.LOG_REQUESTS === '1'
