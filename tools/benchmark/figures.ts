import type { Figure, Line } from './bench.ts'

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return (low + high) / 2
}

const UNLIKELY = 0.05

/**
 * The value that the median of this many measurements exceeds by chance in one of twenty cases. A
 * difference below it is noise.
 * @param draws number of measurements, odd for a true median
 */
export function scatterOfMedian(values: number[], draws: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.ceil(draws / 2)
  const found = sorted.find(
    (_, at) => atLeastOf(draws, half, (at + 1) / sorted.length) > 1 - UNLIKELY,
  )
  return found ?? Number.NaN
}

/** Probability that at least `least` of `draws` succeed. */
function atLeastOf(draws: number, least: number, chance: number): number {
  let sum = 0
  let ways = 1
  for (let wins = 0; wins <= draws; wins++) {
    if (wins >= least) sum += ways * chance ** wins * (1 - chance) ** (draws - wins)
    ways = (ways * (draws - wins)) / (wins + 1)
  }
  return sum
}

/** @param limit the highest acceptable value */
export function atMost(value: number, limit: number, write = whole): Figure {
  // Not `>`: NaN, for a missing figure, is a miss too.
  if (value <= limit) return plain(value, write)
  return { ...plain(value, write), missed: `at most ${write(limit)}`, missedBy: value - limit }
}

/** @param limit the lowest acceptable value */
export function atLeast(value: number, limit: number, write = whole): Figure {
  if (value >= limit) return plain(value, write)
  return { ...plain(value, write), missed: `at least ${write(limit)}`, missedBy: limit - value }
}

/** A figure without a target. */
export function plain(value: number, write = whole): Figure {
  return { value, text: write(value) }
}

const whole = (value: number) => String(Math.round(value))
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
export const inSeconds = (value: number) => `${value.toFixed(1)} s`
export const milliseconds = (value: number) => `${Math.round(value)} ms`
export const times = (value: number) => `${value.toFixed(2)} ×`
/** Layout shift, with the three digits that browsers report. */
export const shift = (value: number) => String(Number(value.toFixed(3)))

/** A table for the terminal; missed targets are marked and listed below it. */
export function table(lines: Line[]): string {
  const columns = [...new Set(lines.flatMap(({ figures }) => Object.keys(figures)))]
  const rows = [
    ['', ...columns],
    ...lines.map(({ name, figures }) => [name, ...columns.map((column) => cell(figures[column]))]),
  ]
  const widths = ['', ...columns].map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  const drawn = rows.map((row) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  return [...drawn, ...lines.flatMap(remarks)].join('\n')
}

const cell = (figure?: Figure) => (figure ? `${figure.text}${figure.missed ? ' !' : ''}` : '-')

function remarks({ name, figures, notes = [] }: Line): string[] {
  const missed = Object.entries(figures).flatMap(([column, { text, missed }]) =>
    missed ? [`${column} is ${text}, wanted ${missed}`] : [],
  )
  return [...missed, ...notes].map((remark) => `  ${name}: ${remark}`)
}
