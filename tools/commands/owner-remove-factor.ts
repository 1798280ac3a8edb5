import { z } from 'zod'
import { removeFactors } from '../launcher/accounts.ts'
import { projectCommand } from '../launcher/command.ts'

const commandLine = {
  usage: 'npm run owner:remove-factor -- --email you@example.com',
  options: { email: { type: 'string' } },
  schema: z.object({ email: z.email({ error: '--email must be an e-mail address' }) }),
} as const

// npm run owner:remove-factor: for an owner who lost the authenticator app. The password is enough from then on.
projectCommand(commandLine, async ({ email }, { admin }) => {
  const removed = await removeFactors(admin, email)
  if (removed === 0) return console.log(`${email} has no second factor.`)
  console.log(`${email} now signs in with the password alone.`)
  console.log(
    'Was the phone stolen? Then choose "Sign out everywhere" in Settings, and a new password.',
  )
})
