import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const NOTICES_FILE = 'public/THIRD-PARTY-NOTICES.txt'

interface Locked {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

interface Part {
  /** 'react 19.3.1 (MIT)' */
  title: string
  /** Its licence files; empty where it has none or is for another platform. */
  texts: string[]
}

const isFor = (wanted: string, listed: string[] | undefined) => !listed || listed.includes(wanted)

/** Packages that a server (Linux, x64, glibc) runs or serves, from the lock file: the same on every machine. */
function servedPackages(root: string): [path: string, entry: Locked][] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages).filter(
    ([path, { dev, devOptional, os, cpu, libc }]) =>
      path !== '' &&
      !dev &&
      !devOptional &&
      isFor('linux', os) &&
      isFor('x64', cpu) &&
      isFor('glibc', libc) &&
      !/-(musl|wasm32)$/.test(path),
  )
}

function textsIn(dir: string): string[] {
  if (!existsSync(dir)) return []
  const isLicence = (file: string) =>
    /^(licen[cs]e|copying|notice|third-party-notices)/i.test(file) &&
    !/\.([cm]?[jt]s|json)$/.test(file)
  return readdirSync(dir)
    .filter(isLicence)
    .sort()
    .map((file) => readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n').trim())
}

/** Licences stated only in a package's readme. */
const statedElsewhere: Record<string, string> = { 'combine-errors': 'MIT' }

/** Sorted by name. */
export function readParts(root: string): Part[] {
  const packages = servedPackages(root).map(([path, { version, license }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    return {
      title: `${name} ${version} (${license ?? statedElsewhere[name]})`,
      texts: textsIn(join(root, path)),
    }
  })
  // Next bundles packages of others, each as one file.
  const compiled = join(root, 'node_modules/next/dist/compiled')
  const bundled = existsSync(compiled)
    ? globSync('{*,@*/*}', { cwd: compiled })
        .map((name) => ({ title: `${name}, within next`, texts: textsIn(join(compiled, name)) }))
        .filter(({ texts }) => texts.length > 0)
    : []
  const byTitle = (a: Part, b: Part) => (a.title < b.title ? -1 : 1)
  return [...packages.sort(byTitle), ...bundled.sort(byTitle)]
}

/** Every licence text once, under the names of all packages with it. */
export function noticesOf(parts: Part[]): string {
  const titlesOf = new Map<string, string[]>()
  for (const { title, texts } of parts) {
    const text = texts.join('\n\n')
    titlesOf.set(text, [...(titlesOf.get(text) ?? []), title])
  }
  const sections = [...titlesOf].map(
    ([text, titles]) =>
      `${titles.join('\n')}\n\n${text || 'No text of its own: the licence of that name applies.'}`,
  )
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return `${[intro, ...sections].join(line)}\n`
}

const intro = `Third-party notices

This website is made with the work of others. Its code and fonts contain, or its server runs, what is named below,
under the licences that follow. Made by npm run notices.`
