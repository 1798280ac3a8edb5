/** @jest-environment node */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { envSchema } from '@/lib/env-schema'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = ['README.md', ...globSync('docs/**/*.md')]

describe.each(pages)('%s', (page) => {
  const text = read(page)

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|\ssrc="([^"]+)"/g)]
    const targets = links.map(([, link, picture]) => link ?? picture ?? '')
    const own = targets.filter((target) => !/^https?:/.test(target))
    expect(own.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([])
  })

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('README lists every setting and no other', () => {
  const matches = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, name = '']) => name)
  const known = new Set([
    ...Object.keys(envSchema.shape),
    ...matches('lib/env.ts', /process\.env\.([A-Z_]+[A-Z])\b/g),
    ...matches('tools/launcher/settings.ts', /^ {2}([A-Z][A-Z_]+):/gm),
    ...matches('tools/test-runner/find-chromium.ts', /\{ (CHROMIUM_PATH)/g),
  ])
  // Set by Next, Node, Vercel and the tests.
  for (const name of ['NODE_ENV', 'NEXT_PHASE', 'VERCEL', 'TEST_SITE']) known.delete(name)
  const [, table = ''] = /## Configuration([\s\S]*?)(?:\n## |$)/.exec(read('README.md')) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  expect(told.sort()).toEqual([...known].sort())
})

describe('the owner’s guide', () => {
  const guide = read('docs/owner-guide.md')

  it('quotes only text that the product shows', () => {
    const source = globSync('{app,components,lib}/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .map(read)
      .join('\n')
    const labels = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label)
    expect(labels.length).toBeGreaterThan(20)
    const stands = (label: string) =>
      [`>${label}<`, `'${label}'`, `"${label}"`].some((form) => source.includes(form)) ||
      new RegExp(`^\\s*${label.replaceAll('?', '\\?')}$`, 'm').test(source) ||
      source.includes(`'${label}`) ||
      source.includes(`>${label}`)
    expect([...new Set(labels)].filter((label) => !stands(label))).toEqual([])
  })

  it('uses every stored picture, and all are small', () => {
    const shown = [...guide.matchAll(/src="([^"]+)" width="\d+" alt="[^"]{20,}"/g)]
    const kept = globSync('docs/owner-guide/*.webp').map((file) => file.slice('docs/'.length))
    expect(shown.map(([, picture]) => picture).sort()).toEqual(kept.sort())
    const bytes = kept.reduce((sum, file) => sum + statSync(join('docs', file)).size, 0)
    expect(bytes).toBeLessThan(1_500_000)
  })
})

it('the host’s scheduler calls existing addresses', () => {
  const { crons, regions } = JSON.parse(read('vercel.json')) as {
    crons: { path: string; schedule: string }[]
    regions: string[]
  }
  expect(regions).toEqual(['lhr1'])
  for (const { path } of crons) {
    const route = read(`app${path.split('?')[0]}/route.ts`)
    expect(route).toContain('export const { GET, POST } = scheduledCall(')
    expect(route).toMatch(/^export const maxDuration = \d+$/m)
    expect(read('docs/deployment.md')).toContain(`https://your-site${path}\``)
  }
})
