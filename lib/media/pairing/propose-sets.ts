import type { Pair } from './pair-photos'
import type { Days } from './sort-by-day'

/** A guess at what goes where; the owner has the last word. */
export interface Proposal {
  /** The surest first. */
  sets: ProposedSet[]
  progress: string[]
  /** Photos among the progress ones that found no free set. */
  overCount: number
}

interface ProposedSet {
  before: string | null
  after: string | null
  isSure: boolean
}

/** @param free how many sets the form still has */
export function proposeSets(days: Days, pairs: readonly Pair[], free: number): Proposal {
  const sets: ProposedSet[] = pairs.map(({ before, after, isSure }) => ({ before, after, isSure }))
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]))
  const lone = (ids: readonly string[]) => ids.filter((id) => !paired.has(id))
  const [befores, afters] = [lone(days.before), lone(days.after)]
  // When all was rebuilt the two photos share nothing, yet no others are left to choose from.
  if (befores.length === 1 && afters.length === 1) {
    sets.push({ before: befores[0] ?? null, after: afters[0] ?? null, isSure: false })
  }
  const placed = new Set(sets.slice(0, free).flatMap(({ before, after }) => [before, after]))
  const all = [...days.before, ...days.progress, ...days.after]
  return {
    sets: sets.slice(0, free),
    progress: all.filter((id) => !placed.has(id)),
    overCount: sets.slice(free).length * 2,
  }
}
