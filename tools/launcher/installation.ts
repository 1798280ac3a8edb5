import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Random values of an installation of the embedded backend, besides the backend's own keys. */
export interface Installation {
  /** Base of demo dates and names, so that a repeated try gives the same rows. */
  installedAt: string
  ownerEmail: string
  ownerPassword: string
  serverActionsKey: string
  revalidateSecret: string
  cronSecret: string
  /** Key of the erasure list: npm run personal-data. */
  erasureSecret: string
}

/** Reads or creates the secrets in the data folder, readable by its owner only. */
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
    // Adds secrets that an older folder lacks.
    ...known,
  }
  if (Object.keys(installation).every((name) => name in known)) return installation
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // Written atomically: a partial file would lock this folder out.
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

/** Easy to type: no look-alike characters; 20 of 30 are 98 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz2345679'
  const characters: string[] = []
  while (characters.length < 20) {
    const [byte = 255] = randomBytes(1)
    if (byte < 240) characters.push(alphabet[byte % alphabet.length] ?? '')
  }
  return characters.join('').replace(/.{5}(?=.)/g, '$&-')
}
