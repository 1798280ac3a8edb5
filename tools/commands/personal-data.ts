import { z } from 'zod'
import { projectErasures, repeatErasures } from '../archive/erasures.ts'
import { eraseEnquiries, eraseMails, findEnquiries } from '../archive/personal-data.ts'
import { projectCommand } from '../launcher/command.ts'

const commandLine = {
  usage: 'npm run personal-data -- --email ann@example.com [--erase], or -- --repeat',
  options: { email: { type: 'string' }, erase: { type: 'boolean' }, repeat: { type: 'boolean' } },
  schema: z
    .object({
      email: z.email({ error: '--email must be an e-mail address' }).optional(),
      erase: z.boolean().default(false),
      repeat: z.boolean().default(false),
    })
    .refine(({ email, repeat }) => repeat || email, '--email must be an e-mail address'),
} as const

// npm run personal-data: shows a person's stored enquiries; --erase deletes them. --repeat erases again people
// whose data a restored database contains.
projectCommand(commandLine, async ({ email = '', erase, repeat }, { settings, access, admin }) => {
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
})

const erased = (count: number) =>
  `${count} ${count === 1 ? 'enquiry' : 'enquiries'} erased, with notes, mails and photos.`
