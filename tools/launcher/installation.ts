import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { loadValues, writePrivately } from '../embedded-backend/data-folder.ts'

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
  /** A pair, for notifications on devices. */
  push: { publicKey: string; privateKey: string }
}

/** Reads or creates the secrets in the data folder, readable by its owner only. */
export function loadInstallation(dir: string): Installation {
  const secret = () => randomBytes(32).toString('base64url')
  return loadValues(join(dir, 'installation.json'), {
    installedAt: new Date().toISOString(),
    ownerEmail: 'owner@example.com',
    ownerPassword: randomPassword(),
    serverActionsKey: randomBytes(32).toString('base64'),
    revalidateSecret: secret(),
    cronSecret: secret(),
    erasureSecret: secret(),
    push: webPush.generateVAPIDKeys(),
  })
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

const markerIn = (dir: string) => join(dir, 'demo-content.json')

/** Owner of a data folder that already has content, from the demo or an import. */
export function readDemoMarker(dir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(markerIn(dir), 'utf8')) as { ownerId: string }).ownerId
  } catch {
    return undefined
  }
}

/** Marks the data folder so that no start adds demo content. */
export function keepDemoOut(dir: string, ownerId = ''): void {
  writePrivately(markerIn(dir), JSON.stringify({ ownerId }))
}
