/** Prints the embedded backend's safeguards as JSON, after every part of it has served a request. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '../../../tools/embedded-backend/backend.ts'
import { safeguards } from './safeguards.ts'

const dir = mkdtempSync(join(tmpdir(), 'policies-served-'))
const say = console.log
// Standard output is for the result only.
console.log = console.error
try {
  const backend = await startBackend({ dir, port: 0, siteUrl: 'http://127.0.0.1' })
  const { url, publishableKey, secretKey } = backend
  const statuses: number[] = []
  for (const apikey of [publishableKey, secretKey]) {
    for (const path of ['rest/v1/projects', 'auth/v1/settings', 'storage/v1/bucket']) {
      const headers = { apikey, authorization: `Bearer ${apikey}` }
      statuses.push((await fetch(`${url}/${path}`, { headers })).status)
    }
  }
  const rows = await backend.sql<{ line: string }>(safeguards)
  say(JSON.stringify({ statuses, lines: rows.map(({ line }) => line) }))
  await backend.stop()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
