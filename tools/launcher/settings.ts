import { existsSync } from 'node:fs'
import { isAbsolute, join, normalize, resolve } from 'node:path'
import { z } from 'zod'
import { envSchema } from '../../lib/env-schema.ts'
import { CommandError } from './lifecycle.ts'

export const projectDir = resolve(import.meta.dirname, '../..')

export type Environment = Record<string, string | undefined>

/** A Supabase project: hosted, or the embedded backend once it runs. */
export interface SupabaseAccess {
  url: string
  publishableKey: string
  secretKey: string
  /** The embedded backend's only. */
  mailboxUrl?: string
}

export interface Settings {
  host: string
  port: number
  siteUrl: string
  distDir: string
  /** Undefined where the embedded backend is used. */
  hosted?: SupabaseAccess
  backend: {
    port: number
    dir: string
    /** Address for browser and app; differs from the listening one on 0.0.0.0 or behind a proxy. */
    url: string
  }
  environment: Environment
}

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a port number')
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, 'must be between 1 and 65535')

const insideProject = (value: string) => {
  const path = normalize(value)
  return !isAbsolute(path) && !path.startsWith('..') && path !== '.'
}

const isActionsKey = (value: string) => [16, 24, 32].includes(Buffer.from(value, 'base64').length)

const launcherSchema = z.object({
  PORT: port(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or address')
    .default('127.0.0.1'),
  LOCAL_SUPABASE_PORT: port(54_321),
  LOCAL_SUPABASE_DIR: z.string().default('supabase/.local'),
  NEXT_DIST_DIR: z
    .string()
    .refine(insideProject, 'must be a folder inside the project')
    .default('.next'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isActionsKey, 'must be 16, 24 or 32 bytes in base64')
    .optional(),
  /** For commands only: key of the list of people erased by npm run personal-data. */
  ERASURE_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
})

const embeddedSchema = launcherSchema
  .extend(
    envSchema.pick({
      REVALIDATE_SECRET: true,
      CRON_SECRET: true,
      SMTP_URL: true,
      SMTP_FROM: true,
      VAPID_PUBLIC_KEY: true,
      VAPID_PRIVATE_KEY: true,
      VAPID_SUBJECT: true,
      CLIENT_ADDRESS_HEADER: true,
    }).shape,
  )
  .extend({ NEXT_PUBLIC_SITE_URL: envSchema.shape.NEXT_PUBLIC_SITE_URL.optional() })

const accessSchema = envSchema.pick({
  NEXT_PUBLIC_SUPABASE_URL: true,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: true,
  SUPABASE_SECRET_KEY: true,
})

const hostedSchema = embeddedSchema.extend(accessSchema.shape)

/** Set for a hosted project, all or none. */
export const accessNames = Object.keys(accessSchema.shape)

/** Reads .env files as Next does: variables already set win, then the more specific file. */
export function loadEnvFiles(mode: 'production' | 'development'): void {
  for (const name of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    const file = join(projectDir, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/** Checks the environment; throws a CommandError that lists every problem. */
export function readSettings(source: Environment): Settings {
  // An empty value in a .env file counts as not set.
  const environment = Object.fromEntries(Object.entries(source).filter(([, value]) => value))
  const isHosted = accessNames.some((name) => environment[name])
  const result = (isHosted ? hostedSchema : embeddedSchema).safeParse(environment)
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => problem(issue, environment))
  const values = result.data as z.infer<typeof hostedSchema> | undefined
  if (values && !isHosted && values.PORT === values.LOCAL_SUPABASE_PORT) {
    problems.push('PORT and LOCAL_SUPABASE_PORT must differ')
  }
  if (!values || problems.length) {
    throw new CommandError(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n` +
        `${problems.map((line) => `  ${line}`).join('\n')}\nSee 'Configuration' in README.md.`,
    )
  }
  return settingsOf(values, isHosted, environment)
}

function problem(issue: z.core.$ZodIssue, environment: Environment): string {
  const name = issue.path.join('.')
  const others = accessNames.filter((other) => environment[other])
  if (environment[name]) return `${name} ${issue.message}`
  return others.length
    ? `${name} is missing, while ${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} set`
    : `${name} is missing`
}

function settingsOf(
  values: z.infer<typeof hostedSchema>,
  isHosted: boolean,
  environment: Environment,
): Settings {
  const { HOST: host, PORT: sitePort, LOCAL_SUPABASE_PORT: backendPort } = values
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const siteUrl = values.NEXT_PUBLIC_SITE_URL ?? httpOrigin(reachable, sitePort)
  // On all interfaces the backend shares the site's host name.
  const backendHost = reachable === host ? host : new URL(siteUrl).hostname
  return {
    host,
    port: sitePort,
    siteUrl,
    distDir: values.NEXT_DIST_DIR,
    backend: {
      port: backendPort,
      dir: resolve(projectDir, values.LOCAL_SUPABASE_DIR),
      url: httpOrigin(backendHost, backendPort),
    },
    ...(isHosted && {
      hosted: {
        url: values.NEXT_PUBLIC_SUPABASE_URL,
        publishableKey: values.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
        secretKey: values.SUPABASE_SECRET_KEY,
      },
    }),
    environment,
  }
}

export function httpOrigin(host: string, portNumber: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${portNumber}`
}
