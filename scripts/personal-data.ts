import { z } from 'zod'
import { adminClient } from './launcher/admin-client.ts'
import { readArguments } from './launcher/arguments.ts'
import { run } from './launcher/lifecycle.ts'
import { loadEnvFiles, readSettings } from './launcher/settings.ts'
import { forServerOnly, supabaseAccess } from './launcher/supabase-access.ts'
import { eraseEnquiries, findEnquiries } from './lib/personal-data.ts'

const usage = 'npm run personal-data -- --email ann@example.com [--erase]'

const options = { email: { type: 'string' }, erase: { type: 'boolean' } } as const

const argumentsSchema = z.object({
  email: z.email({ error: '--email must be an e-mail address' }),
  erase: z.boolean().default(false),
})

// npm run personal-data: what is stored about one person's enquiries; with --erase it is gone.
run(async (life) => {
  const { email, erase } = readArguments(argumentsSchema, options, usage)
  loadEnvFiles('production')
  const admin = adminClient(await supabaseAccess(readSettings(forServerOnly(process.env)), life))
  if (erase) {
    const count = await eraseEnquiries(admin, email)
    console.log(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} erased, with notes and mails.`)
  } else {
    console.log(JSON.stringify(await findEnquiries(admin, email), null, 2))
  }
  return 'done'
})
