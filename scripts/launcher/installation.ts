import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is random for each installation of the embedded backend, beside the backend's own keys. */
export interface Installation {
  /** Demo dates and names are derived from this moment, so that a repeated try gives the same rows. */
  installedAt: string
  ownerEmail: string
  ownerPassword: string
  serverActionsKey: string
  revalidateSecret: string
  cronSecret: string
  /** Of the list of erasures: npm run personal-data. */
  erasureSecret: string
}

/** Reads or creates the secrets in the data folder, readable by their owner alone. */
export function loadInstallation(dir: string): Installation {
  const file = join(dir, 'installation.json')
  const known = readKnown(file)
  const installation: Installation = {
    installedAt: new Date().toISOString(),
    ownerEmail: 'owner@example.com',
    ownerPassword: randomPassword(),
    serverActionsKey: randomBytes(32).toString('base64'),
    revalidateSecret: randomBytes(32).toString('base64url'),
    cronSecret: randomBytes(32).toString('base64url'),
    erasureSecret: randomBytes(32).toString('base64url'),
    // A folder that is older than one of these gets it now.
    ...known,
  }
  if (Object.keys(installation).every((name) => name in known)) return installation
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // Whole or not at all: half a file would lock this folder out for good.
  writeFileSync(`${file}.new`, `${JSON.stringify(installation, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return installation
}

function readKnown(file: string): Partial<Installation> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Installation
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return {}
  }
}

/** Easy to type from a screen: no look-alike characters; 20 of 30 are 98 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz2345679'
  const characters: string[] = []
  while (characters.length < 20) {
    const [byte = 255] = randomBytes(1)
    if (byte < 240) characters.push(alphabet[byte % alphabet.length] ?? '')
  }
  return characters.join('').replace(/.{5}(?=.)/g, '$&-')
}
