import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file atomically, readable by its owner only: a partial one would lock the data folder out. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** The values stored in a file. Adds those that it lacks, such as after an update. */
export function loadValues<T extends object>(file: string, made: T): T {
  const known = readValues(file)
  const values = { ...made, ...known }
  if (Object.keys(values).some((name) => !(name in known))) {
    writePrivately(file, `${JSON.stringify(values, null, 2)}\n`)
  }
  return values
}

function readValues(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return {}
  }
}
