import type { Accepted } from './accepted.ts'
import type { Figure, Line } from './bench.ts'

export type Results = Record<string, Line[]>

export interface Verdict {
  /** Each of these fails the benchmark. */
  failures: string[]
  /** Misses that a decision explains, and unused acceptances. */
  remarks: string[]
}

/** Every miss fails unless it is accepted and within its bound. */
export function judge(results: Results, accepted: Accepted[]): Verdict {
  const verdict: Verdict = { failures: [], remarks: [] }
  for (const [row, lines] of Object.entries(results)) {
    for (const line of lines) {
      for (const [name, figure] of Object.entries(line.figures)) {
        const acceptance = accepted.find(
          (entry) => entry.row === row && entry.figure === name && entry.lines.includes(line.name),
        )
        tell(verdict, `${row}, ${line.name}: ${name} is ${figure.text}`, figure, acceptance)
      }
    }
  }
  return verdict
}

function tell(
  verdict: Verdict,
  what: string,
  { missed, missedBy = Number.NaN }: Figure,
  found?: Accepted,
): void {
  if (!missed) {
    if (found) verdict.remarks.push(`${what}; decision ${found.decision} was not needed here`)
    return
  }
  const wanted = `${what}, wanted ${missed}`
  if (!found) verdict.failures.push(wanted)
  // Not `>`: a missing figure keeps no bound.
  else if (missedBy <= found.by) {
    verdict.remarks.push(`${wanted}; decision ${found.decision} accepts a miss by ${found.by}`)
  } else {
    verdict.failures.push(`${wanted}, and decision ${found.decision} accepts a miss by ${found.by}`)
  }
}

/** Acceptances without a figure: the page or the figure is gone. */
export function unmatched(results: Results, accepted: Accepted[]): string[] {
  return accepted
    .filter(({ row }) => results[row])
    .flatMap(({ row, lines, figure }) =>
      lines
        .filter(
          (name) => !results[row]?.some((line) => line.name === name && figure in line.figures),
        )
        .map((name) => `${row}, ${name}: ${figure} is accepted, but there is no such figure`),
    )
}
