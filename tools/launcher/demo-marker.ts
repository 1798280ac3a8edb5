import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivately } from '../embedded-backend/data-file.ts'

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
