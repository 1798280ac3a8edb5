import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import { parse } from 'smol-toml'
import type { Row } from './database.ts'

export type Config = App['config']
const root = join(import.meta.dirname, '../..')

/** A mail of the auth service: its template, and whether it is sent. */
interface MailTemplate {
  subject: string
  content_path: string
  enabled?: boolean
}
type Templates = Record<string, MailTemplate>

function readFile() {
  const { experimental: _, ...whole } = parse(
    readFileSync(join(root, 'supabase/config.toml'), 'utf8'),
  )
  const { rate_limit: __, mfa: ___, ...auth } = whole.auth as { email: Row } & Row
  const { notification, ...email } = auth.email
  const config = { ...whole, auth: { ...auth, email } } as unknown as Config
  const templates = (config.auth?.email?.template ?? {}) as Templates
  for (const template of [...Object.values(templates), ...Object.values(notification as Templates)])
    template.content_path = join(root, template.content_path)
  return { config, mails: { ...templates, ...(notification as Templates) } }
}

/**
 * supabase/config.toml with absolute template paths, without the settings that only a hosted project knows and the
 * library refuses.
 */
export const readConfig = (): Config => readFile().config

/** Templates by name, including the notifications that the library does not know. */
export const readMails = (): Templates => readFile().mails
