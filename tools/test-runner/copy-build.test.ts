import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { projectDir } from '../launcher/settings'
import { copyBuild } from './copy-build'

const folders = [
  mkdtempSync(join(tmpdir(), 'copy-')),
  mkdtempSync(join(tmpdir(), 'copy-')),
] as const
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const world = (folder: string, site: number, backend: number) => ({
  NEXT_DIST_DIR: relative(projectDir, folder),
  NEXT_PUBLIC_SITE_URL: `http://127.0.0.1:${site}`,
  NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${backend}`,
})

it('a copied build names its own addresses, and every other byte stays', () => {
  const [source, target] = folders
  const [from, to] = [world(source, 40_001, 40_002), world(target, 50_001, 50_002)]
  const file = (port: number) =>
    Buffer.concat([
      Buffer.from(`http://127.0.0.1:${port}/x?url=http%3A%2F%2F127.0.0.1%3A${port + 1}`),
      Buffer.from([0xff, 0x00, 0xc3, 0x28]),
    ])
  for (const folder of ['server', 'cache']) mkdirSync(join(source, folder))
  writeFileSync(join(source, 'server/page.html'), file(40_001))
  writeFileSync(join(source, 'cache/old'), 'x')
  copyBuild(from, to)
  expect(readFileSync(join(target, 'server/page.html')).equals(file(50_001))).toBe(true)
  expect(existsSync(join(target, 'build-key'))).toBe(true)
  expect(existsSync(join(target, 'cache'))).toBe(false)
})

it('an address of another length cannot take its place', () => {
  const [source, target] = folders
  expect(() => copyBuild(world(source, 40_001, 40_002), world(target, 500, 50_002))).toThrow(
    'cannot be copied',
  )
})
