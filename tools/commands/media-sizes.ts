import { z } from 'zod'
import { makeMissingSizes } from '../../lib/media/missing-sizes.ts'
import { makeMissingSocialCards } from '../../lib/media/social-cards.ts'
import { projectCommand } from '../launcher/command.ts'
import { CommandError } from '../launcher/lifecycle.ts'

const commandLine = {
  usage: 'npm run media:sizes',
  options: {},
  schema: z.object({}),
} as const

// npm run media:sizes: makes sizes and cards of pictures that were stored without, embedded or hosted.
projectCommand(commandLine, async (_, { admin, life: { signal } }) => {
  const onPicture = (path: string) => console.log(path)
  const { made, failed } = await makeMissingSizes(admin, { signal, onPicture })
  console.log(`${made} pictures were made in every size.`)
  const failures = failed + (await makeMissingSocialCards(admin, signal))
  if (failures) throw new CommandError(`${failures} could not be made; see above. Run it again.`)
})
