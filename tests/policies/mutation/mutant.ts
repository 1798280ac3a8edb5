import type { Db } from '../database.ts'

/** One protection removed, or one right added. */
export interface Mutant {
  name: string
  /** Its subjects, most specific first: checks about them run first. */
  about: readonly string[]
  sql: string
}

export type Mutants = (db: Db) => Promise<Mutant[]>

/** Splits an expression at AND outside brackets and strings; one part when there is none. */
function conjuncts(expression: string): string[] {
  const inner = unwrap(expression.trim())
  const parts: string[] = []
  let [depth, quoted, start] = [0, false, 0]
  for (let i = 0; i < inner.length; i++) {
    const char = inner[i]
    if (char === "'") quoted = !quoted
    if (quoted) continue
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth === 0 && inner.startsWith(' AND ', i)) {
      parts.push(inner.slice(start, i))
      start = i + 5
    }
  }
  return [...parts, inner.slice(start)]
}

/** Removes brackets around the whole expression. */
function unwrap(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text
  let [depth, quoted] = [0, false]
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "'") quoted = !quoted
    if (quoted) continue
    if (text[i] === '(') depth++
    if (text[i] === ')' && --depth === 0 && i < text.length - 1) return text
  }
  return unwrap(text.slice(1, -1).trim())
}

/** Every way to remove one part of a conjunction. */
export function weakened(expression: string): { left: string; without: string }[] {
  const parts = conjuncts(expression)
  if (parts.length < 2) return []
  return parts.map((without, i) => ({
    left: parts.filter((_, other) => other !== i).join(' AND '),
    without: without.replace(/\s+/g, ' ').slice(0, 70),
  }))
}

/** Every whole number of a text shifted by one and every fraction by a hundredth, up and down. */
export function shifted(text: string, where = /(?<![\w.])\d+(\.\d+)?(?![\w.])/g) {
  return [...text.matchAll(where)].flatMap(({ 0: number, index }) => {
    const step = number.includes('.') ? 0.01 : 1
    return [step, -step].map((change) => {
      const moved = String(Math.round((Number(number) + change) * 100) / 100)
      return {
        text: text.slice(0, index) + moved + text.slice(index + number.length),
        what: `${text.slice(Math.max(0, index - 30), index)}${number} → ${moved}`.replace(
          /\s+/g,
          ' ',
        ),
      }
    })
  })
}
