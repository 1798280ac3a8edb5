import type { Environment, Settings, SupabaseAccess } from './settings.ts'

interface AppSecrets {
  serverActionsKey?: string
  revalidateSecret?: string
  cronSecret?: string
  push?: { publicKey: string; privateKey: string }
}

const pushNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']

/** Environment of `next build`, `next start` and `next dev`: the configured one, completed by the launcher. */
export function appEnvironment(
  settings: Settings,
  supabase: SupabaseAccess,
  secrets: AppSecrets = {},
  /** Address of the local mail server. */
  smtpUrl?: string,
): Environment {
  const { environment } = settings
  const hasPushKeys = pushNames.some((name) => environment[name])
  return {
    ...environment,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: settings.distDir,
    NEXT_PUBLIC_SITE_URL: settings.siteUrl,
    NEXT_PUBLIC_SUPABASE_URL: supabase.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    REVALIDATE_SECRET: environment.REVALIDATE_SECRET ?? secrets.revalidateSecret,
    CRON_SECRET: environment.CRON_SECRET ?? secrets.cronSecret,
    SMTP_URL: environment.SMTP_URL ?? smtpUrl,
    SMTP_FROM: environment.SMTP_FROM ?? (smtpUrl && 'Website <website@example.com>'),
    ...(secrets.push && !hasPushKeys
      ? {
          VAPID_PUBLIC_KEY: secrets.push.publicKey,
          VAPID_PRIVATE_KEY: secrets.push.privateKey,
          VAPID_SUBJECT: 'mailto:website@example.com',
        }
      : {}),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
      environment.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? secrets.serverActionsKey,
    // Never inherited: a hosted site holds no demo content.
    NEXT_PUBLIC_DEMO: settings.hosted ? '0' : '1',
  }
}
