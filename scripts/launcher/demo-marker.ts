import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const markerIn = (dir: string) => join(dir, 'demo-content.json')

/** The owner of a data folder that has its content: the demonstration, or what was brought here. */
export function readDemoMarker(dir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(markerIn(dir), 'utf8')) as { ownerId: string }).ownerId
  } catch {
    return undefined
  }
}

/** From now on no start puts demo content into this data folder. */
export function keepDemoOut(dir: string, ownerId = ''): void {
  const marker = markerIn(dir)
  writeFileSync(`${marker}.new`, JSON.stringify({ ownerId }))
  renameSync(`${marker}.new`, marker)
}
