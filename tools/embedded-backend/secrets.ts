import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { loadValues } from './data-folder.ts'

export interface Secrets {
  jwtSecret: string
  publishableKey: string
  secretKey: string
}

/** Random per installation; stored in the data folder, readable by its owner only. */
export function loadSecrets(dir: string): Secrets {
  return loadValues(join(dir, 'secrets.json'), {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  })
}
