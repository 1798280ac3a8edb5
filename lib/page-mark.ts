/** The row from which a page of an office list goes on, so that no page costs more than the first. */
export interface PageMark {
  /** Created when, and its id: the order of every list. */
  at: string
  id: string
  /** Towards newer rows; else towards older ones. */
  newer: boolean
}

/** One page of a list, and where those around it go on. */
export interface MarkedPage<T> {
  rows: T[]
  newer: PageMark | null
  older: PageMark | null
}

type Query = Record<string, string | string[] | undefined>

const MARK = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d))_([0-9a-f-]{36})$/

/** Reads `?older=` or `?newer=` of a query string; anything odd is the first page. */
export function markFrom({ older, newer }: Query): PageMark | null {
  const given = newer ?? older
  const [, at, id] = (typeof given === 'string' && MARK.exec(given)) || []
  return at && id ? { at, id, newer: newer !== undefined } : null
}

export function markQuery({ at, id, newer }: PageMark): [name: string, value: string] {
  return [newer ? 'newer' : 'older', `${at}_${id}`]
}

/**
 * @param found one row more than a page, if there are as many, away from the mark
 * @param perPage rows on a page
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
