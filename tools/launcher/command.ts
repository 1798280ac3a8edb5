import { existsSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../lib/supabase/database.types.ts'
import { adminClient } from './admin-client.ts'
import { requireUnusedData } from './embedded.ts'
import { type Lifecycle, run } from './lifecycle.ts'
import {
  type Environment,
  loadEnvFiles,
  readSettings,
  type Settings,
  SettingsError,
  type SupabaseAccess,
} from './settings.ts'

/** What an operator may type after a command. */
interface CommandLine<S extends z.ZodType> {
  usage: string
  options: ParseArgsOptionsConfig
  schema: S
}

/** What most commands work on. */
interface Project {
  settings: Settings
  access: SupabaseAccess
  admin: SupabaseClient<Database>
  life: Lifecycle
}

/** Runs an operator's command on this installation, hosted or embedded. */
export function command<S extends z.ZodType>(
  line: CommandLine<S>,
  work: (values: z.output<S>, settings: Settings, life: Lifecycle) => Promise<void>,
): void {
  run(async (life) => {
    const values = readArguments(line)
    loadEnvFiles('production')
    await work(values, readSettings(withoutPublicKey(process.env)), life)
  })
}

/** Runs a command as the server of the project, which is started for it if needed. */
export function projectCommand<S extends z.ZodType>(
  line: CommandLine<S>,
  work: (values: z.output<S>, project: Project) => Promise<void>,
): void {
  command(line, async (values, settings, life) => {
    const access = await supabaseAccess(settings, life)
    await work(values, { settings, access, admin: adminClient(access), life })
  })
}

/** Parses the command line; throws every problem at once, with the usage. */
function readArguments<S extends z.ZodType>({
  schema,
  options,
  usage,
}: CommandLine<S>): z.output<S> {
  try {
    return schema.parse(parseArgs({ options }).values)
  } catch (error) {
    const problems =
      error instanceof z.ZodError
        ? error.issues.map(({ message }) => message).join('\n')
        : (error as Error).message
    throw new SettingsError(`${problems}\nUsage: ${usage}`)
  }
}

/** Commands act as the server: for a hosted project, address and secret key are enough. */
function withoutPublicKey(environment: Environment): Environment {
  if (!environment.NEXT_PUBLIC_SUPABASE_URL || !environment.SUPABASE_SECRET_KEY) return environment
  return { ...environment, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'not-needed-by-this-command' }
}

/** The names after `--only`, in any order and separated by commas; undefined for all. */
export function onlyNames(known: string[], given: string[] | undefined): string[] | undefined {
  const names = given?.flatMap((list) => list.split(','))
  const unknown = names?.filter((name) => !known.includes(name)) ?? []
  if (unknown.length) {
    throw new SettingsError(`--only knows ${known.join(', ')}; not ${unknown.join(', ')}`)
  }
  return names
}

/**
 * Access to the hosted project, to the running embedded backend by the keys in its data folder, or to one
 * started for this command.
 */
export async function supabaseAccess(settings: Settings, life: Lifecycle): Promise<SupabaseAccess> {
  if (settings.hosted) return settings.hosted
  const { dir, port, url } = settings.backend
  const [{ DataInUseError, startBackend }, { loadSecrets }, { mailboxPath }] = await Promise.all([
    import('../embedded-backend/backend.ts'),
    import('../embedded-backend/secrets.ts'),
    import('../embedded-backend/mailbox.ts'),
  ])
  try {
    await requireUnusedData(dir)
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error
    const secrets = loadSecrets(dir)
    const { publishableKey, secretKey } = secrets
    return { url, publishableKey, secretKey, mailboxUrl: url + mailboxPath(secrets) }
  }
  if (!existsSync(dir)) console.log(`Creating a new embedded database in ${dir}.`)
  const backend = await startBackend({ dir, port, host: settings.host, siteUrl: settings.siteUrl })
  life.defer(() => backend.stop())
  return backend
}
