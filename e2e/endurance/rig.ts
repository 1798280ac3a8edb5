import { join } from 'node:path'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: these run through \`npm run test:hard\`.`)
  return value
}

/** What the step `faults` passes in: the ports and keys that the build under test was made for. */
export const rig = {
  projectDir: process.cwd(),
  siteUrl: required('NEXT_PUBLIC_SITE_URL'),
  /** The backend as the build knows it: the line that misbehaves. */
  lineUrl: required('NEXT_PUBLIC_SUPABASE_URL'),
  publishableKey: required('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
  secretKey: required('SUPABASE_SECRET_KEY'),
  cronSecret: required('CRON_SECRET'),
  /** Holds the secrets of the installation. */
  keysDir: required('LOCAL_SUPABASE_DIR'),
  builtDist: join(process.cwd(), required('NEXT_DIST_DIR')),
  environment: process.env as Record<string, string | undefined>,
}

export const portOf = (url: string) => Number(new URL(url).port)
