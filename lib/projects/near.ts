import { townsNear } from './nearest-town'
import type { InTown } from './reads'
import type { Town } from './towns'

/**
 * Of each town near this one, the nearest first, the newest finished project that no nearer town shows.
 * @param byTown each town's projects, newest first
 * @returns their ids
 */
export function newestNear(town: Town, byTown: Partial<Record<Town, InTown[]>>): string[] {
  const shown = new Set(byTown[town]?.map(({ id }) => id))
  const found: string[] = []
  for (const other of townsNear(town)) {
    const newest = byTown[other]?.find(({ id, isCompleted }) => isCompleted && !shown.has(id))
    if (!newest) continue
    shown.add(newest.id)
    found.push(newest.id)
  }
  return found
}
