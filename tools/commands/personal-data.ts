import { z } from 'zod'
import { projectErasures, repeatErasures } from '../archive/erasures.ts'
import { eraseEnquiries, eraseMails, findEnquiries } from '../archive/personal-data.ts'
import { adminClient } from '../launcher/admin-client.ts'
import { readArguments } from '../launcher/arguments.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings } from '../launcher/settings.ts'
import { forServerOnly, supabaseAccess } from '../launcher/supabase-access.ts'

const usage = 'npm run personal-data -- --email ann@example.com [--erase], or -- --repeat'

const options = {
  email: { type: 'string' },
  erase: { type: 'boolean' },
  repeat: { type: 'boolean' },
} as const

const argumentsSchema = z
  .object({
    email: z.email({ error: '--email must be an e-mail address' }).optional(),
    erase: z.boolean().default(false),
    repeat: z.boolean().default(false),
  })
  .refine(({ email, repeat }) => repeat || email, '--email must be an e-mail address')

// npm run personal-data: shows a person's stored enquiries; --erase deletes them. --repeat erases again people
// whose data a restored database contains.
run(async (life) => {
  const { email = '', erase, repeat } = readArguments(argumentsSchema, options, usage)
  loadEnvFiles('production')
  const settings = readSettings(forServerOnly(process.env))
  const access = await supabaseAccess(settings, life)
  const admin = adminClient(access)
  if (repeat) {
    console.log(erased(await repeatErasures(admin, projectErasures(settings))))
  } else if (erase) {
    const erasures = projectErasures(settings)
    // Recorded first: an interrupted erasure can be repeated.
    erasures.add(email)
    const count = await eraseEnquiries(admin, email)
    if (access.mailboxUrl) await eraseMails(access.mailboxUrl, email)
    console.log(erased(count))
  } else {
    console.log(JSON.stringify(await findEnquiries(admin, email), null, 2))
  }
  return 'done'
})

const erased = (count: number) =>
  `${count} ${count === 1 ? 'enquiry' : 'enquiries'} erased, with notes and mails.`
