import { z } from 'zod'
import { signRedirect } from '../../lib/auth/sign-redirect.ts'
import { inviteOwner } from '../launcher/accounts.ts'
import { adminClient } from '../launcher/admin-client.ts'
import { readArguments } from '../launcher/arguments.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings } from '../launcher/settings.ts'
import { forServerOnly, supabaseAccess } from '../launcher/supabase-access.ts'

const usage = 'npm run owner:create -- --email you@example.com [--name "Your Name"]'

const options = { email: { type: 'string' }, name: { type: 'string' } } as const

const argumentsSchema = z.object({
  email: z.email({ error: '--email must be an e-mail address' }),
  name: z.string().trim().min(1).max(100, '--name must have at most 100 characters').optional(),
})

// npm run owner:create: an account for the back office, embedded or hosted. The owner chooses the password, so
// the operator never knows it.
run(async (life) => {
  const { email, name } = readArguments(argumentsSchema, options, usage)
  loadEnvFiles('production')
  const settings = readSettings(forServerOnly(process.env))
  const access = await supabaseAccess(settings, life)
  const redirectTo = signRedirect(settings.siteUrl, access.secretKey)
  const invitation = await inviteOwner(adminClient(access), { email, name, redirectTo })
  if (invitation === 'known') {
    console.log(`${email} already has an account and is now an owner. The password is unchanged.`)
  } else if (invitation === 'mailed') {
    console.log(`${email} is now an owner. A mail with a link to choose a password has been sent.`)
    if (access.mailboxUrl) console.log(`Open the mail in the local mailbox: ${access.mailboxUrl}`)
  } else {
    console.log(`${email} is now an owner, but no mail could be sent. To choose a password, open:`)
    console.log(`\n  ${invitation.link}\n\nThe link works once, for 15 minutes.`)
  }
  return 'done'
})
