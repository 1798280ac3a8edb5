import { z } from 'zod'
import { signRedirect } from '../../lib/auth/sign-redirect.ts'
import { inviteOwner } from '../launcher/accounts.ts'
import { projectCommand } from '../launcher/command.ts'

const commandLine = {
  usage: 'npm run owner:create -- --email you@example.com [--name "Your Name"]',
  options: { email: { type: 'string' }, name: { type: 'string' } },
  schema: z.object({
    email: z.email({ error: '--email must be an e-mail address' }),
    name: z.string().trim().min(1).max(100, '--name must have at most 100 characters').optional(),
  }),
} as const

// npm run owner:create: an account for the back office, embedded or hosted. The owner chooses the password, so
// the operator never knows it.
projectCommand(commandLine, async ({ email, name }, { settings, access, admin }) => {
  const redirectTo = signRedirect(settings.siteUrl, access.secretKey)
  const invitation = await inviteOwner(admin, { email, name, redirectTo })
  if (invitation === 'known') {
    console.log(`${email} already has an account and is now an owner. The password is unchanged.`)
  } else if (invitation === 'mailed') {
    console.log(`${email} is now an owner. A mail with a link to choose a password has been sent.`)
    if (access.mailboxUrl) console.log(`Open the mail in the local mailbox: ${access.mailboxUrl}`)
  } else {
    console.log(`${email} is now an owner, but no mail could be sent. To choose a password, open:`)
    console.log(`\n  ${invitation.link}\n\nThe link works once, for 15 minutes.`)
  }
})
