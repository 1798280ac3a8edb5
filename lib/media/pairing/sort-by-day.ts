import type { TakenAt } from './taken-at'

export interface DatedPhoto {
  id: string
  takenAt: TakenAt
}

export interface Days {
  /** Of the first day, in order. */
  before: string[]
  /** Of the days between. */
  progress: string[]
  /** Of the last day. */
  after: string[]
  /** Each photo with those that may show its view later. */
  candidates: [before: string, after: string][]
}

/** Before the work, during it, or after it, as far as the dates tell. */
export function sortByDay(photos: readonly DatedPhoto[]): Days {
  const fromCamera = photos.filter(({ takenAt }) => takenAt.isFromCamera)
  // A file's date may be the day it was copied, so it counts only where there is no other.
  const dated = (fromCamera.length > 0 ? fromCamera : photos).toSorted(byTime)
  const undated = photos.filter((photo) => !dated.includes(photo)).map(({ id }) => id)
  const [first, last] = [dated.at(0)?.takenAt.day, dated.at(-1)?.takenAt.day]
  const idsOf = (isWanted: (day: string) => boolean) =>
    dated.filter(({ takenAt }) => isWanted(takenAt.day)).map(({ id }) => id)

  if (first === last) {
    // One day, so any photo may be the earlier one.
    const all = [...dated.map(({ id }) => id), ...undated]
    const candidates = all.flatMap((id, index) => all.slice(index + 1).map((later) => [id, later]))
    return { before: [], progress: all, after: [], candidates: candidates as Days['candidates'] }
  }
  const before = idsOf((day) => day === first)
  const after = idsOf((day) => day === last)
  const progress = [...idsOf((day) => day !== first && day !== last), ...undated]
  return {
    before,
    progress,
    after,
    candidates: [
      ...product(before, [...after, ...undated]),
      // Two undated photos have no order.
      ...product(undated, after),
    ],
  }
}

function product(befores: readonly string[], afters: readonly string[]): Days['candidates'] {
  return befores.flatMap((before) => afters.map((after): [string, string] => [before, after]))
}

function byTime({ takenAt: one }: DatedPhoto, { takenAt: other }: DatedPhoto): number {
  const [a, b] = [`${one.day} ${one.time}`, `${other.day} ${other.time}`]
  if (a === b) return 0
  return a < b ? -1 : 1
}
