/** The row after which a list page starts, so that no page costs more than the first. */
export interface PageMark {
  /** Creation time and id: the order of every list. */
  at: string
  id: string
  /** Towards newer rows; otherwise towards older ones. */
  newer: boolean
}

/** One page of a list, with the marks of its neighbours. */
export interface MarkedPage<T> {
  rows: T[]
  newer: PageMark | null
  older: PageMark | null
}

type Query = Record<string, string | string[] | undefined>

const MARK = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d))_([0-9a-f-]{36})$/

/** Parses `?older=` or `?newer=`; null, the first page, for anything malformed. */
export function markFrom({ older, newer }: Query): PageMark | null {
  const given = newer ?? older
  const [, at, id] = (typeof given === 'string' && MARK.exec(given)) || []
  return at && id ? { at, id, newer: newer !== undefined } : null
}

export function markQuery({ at, id, newer }: PageMark): [name: string, value: string] {
  return [newer ? 'newer' : 'older', `${at}_${id}`]
}

/**
 * @param found up to one row more than a page, starting at the mark
 * @param perPage rows per page
 */
export function toMarkedPage<T extends { id: string; createdAt: string }>(
  found: T[],
  perPage: number,
  mark: PageMark | null,
): MarkedPage<T> {
  const goesOn = found.length > perPage
  const shown = found.slice(0, perPage)
  const rows = mark?.newer ? shown.toReversed() : shown
  const [first, last] = [rows[0], rows.at(-1)]
  const at = (row: T | undefined, newer: boolean): PageMark | null =>
    row ? { at: row.createdAt, id: row.id, newer } : null
  return {
    rows,
    newer: mark && (!mark.newer || goesOn) ? at(first, true) : null,
    older: mark?.newer || goesOn ? at(last, false) : null,
  }
}
