import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { z } from 'zod'
import { SettingsError } from './settings.ts'

/** What was asked for on the command line; throws every problem at once, and how it is meant. */
export function readArguments<S extends z.ZodType>(
  schema: S,
  options: ParseArgsOptionsConfig,
  usage: string,
): z.output<S> {
  try {
    return schema.parse(parseArgs({ options }).values)
  } catch (error) {
    const problems =
      error instanceof z.ZodError
        ? error.issues.map(({ message }) => message).join('\n')
        : (error as Error).message
    throw new SettingsError(`${problems}\nUsage: ${usage}`)
  }
}
