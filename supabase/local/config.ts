import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import { parse } from 'smol-toml'

export type Config = App['config']
const root = join(import.meta.dirname, '../..')

/**
 * supabase/config.toml, with the paths of mail templates made independent of the working folder; without what
 * only a hosted project knows, which the library refuses.
 */
export function readConfig(): Config {
  const { experimental: _, ...whole } = parse(
    readFileSync(join(root, 'supabase/config.toml'), 'utf8'),
  )
  const config = whole as unknown as Config
  for (const template of Object.values(config.auth?.email?.template ?? {})) {
    if (template?.content_path) template.content_path = join(root, template.content_path)
  }
  return config
}
