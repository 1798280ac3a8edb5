import { z } from 'zod'
import { ensureOwner } from './launcher/accounts.ts'
import { adminClient } from './launcher/admin-client.ts'
import { readArguments } from './launcher/arguments.ts'
import { randomPassword } from './launcher/installation.ts'
import { run } from './launcher/lifecycle.ts'
import { loadEnvFiles, readSettings } from './launcher/settings.ts'
import { forServerOnly, supabaseAccess } from './launcher/supabase-access.ts'

const usage = 'npm run owner:create -- --email you@example.com [--password …] [--name "Your Name"]'

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  name: { type: 'string' },
} as const

const argumentsSchema = z.object({
  email: z.email({ error: '--email must be an e-mail address' }),
  // specification §9: minimum password length.
  password: z.string().min(6, '--password must have at least 6 characters').optional(),
  name: z.string().trim().min(1).max(100, '--name must have at most 100 characters').optional(),
})

// npm run owner:create: an account that may use the back office, embedded or hosted.
run(async (life) => {
  const { email, password, name } = readArguments(argumentsSchema, options, usage)
  loadEnvFiles('production')
  const settings = readSettings(forServerOnly(process.env))
  const client = adminClient(await supabaseAccess(settings, life))
  const chosen = password ?? randomPassword()
  const { created } = await ensureOwner(client, { email, password: chosen, name })
  if (created) {
    console.log(`${email} can now sign in as an owner.`)
    if (!password) console.log(`Password, shown this once: ${chosen}`)
  } else {
    console.log(
      `${email} already had an account and is an owner now. Its password was left as it is.`,
    )
  }
  return 'done'
})
