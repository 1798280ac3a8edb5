import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { z } from 'zod'
import { SettingsError } from './settings.ts'

/** Parses the command line; throws every problem at once, with the usage. */
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
