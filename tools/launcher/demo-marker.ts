import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
  const marker = markerIn(dir)
  writeFileSync(`${marker}.new`, JSON.stringify({ ownerId }))
  renameSync(`${marker}.new`, marker)
}
