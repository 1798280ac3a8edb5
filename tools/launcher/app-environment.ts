import type { Environment, Settings, SupabaseAccess } from './settings.ts'

interface AppSecrets {
  serverActionsKey?: string
  revalidateSecret?: string
  cronSecret?: string
}

/** Environment of `next build`, `next start` and `next dev`: the configured one, completed by the launcher. */
export function appEnvironment(
  settings: Settings,
  supabase: SupabaseAccess,
  secrets: AppSecrets = {},
  /** Address of the local mail server. */
  smtpUrl?: string,
): Environment {
  const { environment } = settings
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
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
      environment.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? secrets.serverActionsKey,
    // Never inherited: a hosted site holds no demo content.
    NEXT_PUBLIC_DEMO: settings.hosted ? '0' : '1',
  }
}
