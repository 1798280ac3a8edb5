/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

interface Locked {
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const locked = Object.entries(packages).filter(([path]) => path)

it('every package has a checksum, except foreign platforms’ binaries', () => {
  // npm writes no checksum for an optional binary that its registry did not offer.
  const isForeign = ({ optional, os = [], cpu = [] }: Locked) =>
    optional && (os.length > 0 || cpu.length > 0)
  const bare = locked.filter(([, entry]) => !entry.integrity && !isForeign(entry))
  expect(bare.map(([path]) => path)).toEqual([])
})

it('every package for the server (Linux, x64, glibc) has a checksum', () => {
  const isServers = ([path, { os = ['linux'], cpu = ['x64'] }]: [string, Locked]) =>
    os.includes('linux') && cpu.includes('x64') && !path.endsWith('-musl')
  const bare = locked.filter((entry) => isServers(entry) && !entry[1].integrity)
  expect(bare.map(([path]) => path)).toEqual([])
})

it('packages come from the configured registry, not from an address', () => {
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([])
})

it('Node is pinned and install scripts are allowed by name', () => {
  const { devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(devDependencies.node).toMatch(/^\d+\.\d+\.\d+$/)
  expect(packages['node_modules/node']).toMatchObject({ version: devDependencies.node })
  // The first version that reads allowScripts.
  expect(engines.npm).toBe('>=11.16')
})

it.each(['backups/x', 'exports/x', '.env.production'])('git ignores %s', (path) => {
  expect(execFileSync('git', ['check-ignore', path], { encoding: 'utf8' }).trim()).toBe(path)
})
