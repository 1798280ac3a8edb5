import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { projectDir } from '../launcher/settings.ts'

/** Where the cut fonts lie, with their style sheet. */
export const FONTS_DIR = join(projectDir, 'lib/fonts')

interface Font {
  /** In its packages' folder, without 'latin' and what follows. */
  source: string
  /** What is kept of its variable axis. */
  axis?: { min: number; max: number; default: number }
  family: string
  weight: string
}

const fonts: Record<string, Font> = {
  figtree: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axis: { min: 400, max: 700, default: 400 },
    family: 'Figtree',
    weight: '400 700',
  },
  bricolage: {
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
    family: 'Bricolage',
    weight: '600',
  },
}

/** Kerning, ligatures and digits of equal width; alternates are half of a font. */
const features = ['kern', 'liga', 'tnum']

const codesOf = (characters: string) => [...characters].map((one) => one.charCodeAt(0))

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Of a heading font that kerns each pair, the characters few texts have are a sixth. */
const usual = [
  ...['AZ', 'az', '09'].map(codesOf).flatMap(([first = 0, last = 0]) => between(first, last)),
  ...codesOf(`\u00a0 .,:;!?&'"()-/–—‘’“”…£%+@©*²™`),
]

/** What else stands on a keyboard, and the letters of western Europe. */
const rest = [...between(0x21, 0x7e), ...between(0xa1, 0xff), ...codesOf('Œœ€')].filter(
  (code) => !usual.includes(code),
)

/**
 * Each font in two parts: the characters that nearly every text keeps to, which all pages preload, and the
 * rest of western Europe's, which a browser loads where a text has one.
 *
 * Each part has its own family name: while one part of a family is not loaded, Chromium looks up a system
 * font for each size and weight, which delays a phone's first layout.
 * @returns content by file name
 */
export async function cutFonts(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {}
  let styles = '/* Written by npm run fonts. */\n'
  for (const [name, font] of Object.entries(fonts)) {
    files[`${name}.woff2`] = await cut(font, usual)
    files[`${name}-rest.woff2`] = await cut(font, rest)
    styles += faceOf(`${name}.woff2`, font) + faceOf(`${name}-rest.woff2`, restOf(font), rest)
  }
  return { ...files, 'faces.css': Buffer.from(styles) }
}

const restOf = (font: Font): Font => ({ ...font, family: `${font.family} Rest` })

async function cut({ source, axis }: Font, codes: number[]): Promise<Buffer> {
  return subsetFont(
    await readFile(join(projectDir, 'node_modules', source)),
    String.fromCharCode(...codes),
    {
      targetFormat: 'woff2',
      keepFeatures: features,
      ...(axis && { variationAxes: { wght: axis } }),
    },
  )
}

/** @param codes the characters it is for, where another has the others */
const faceOf = (file: string, { family, weight }: Font, codes?: number[]) => `
@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: optional;
  src: url("./${file}") format("woff2");${codes ? `\n  unicode-range:\n    ${ranges(codes)};` : ''}
}
`

/** As `unicode-range` wants them: 'U+A1-A2, U+A4'. */
function ranges(codes: number[]): string {
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
