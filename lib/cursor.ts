/** The row after which a list page starts, so that no page costs more than the first. */
export interface Cursor {
  /** Creation time and id: the order of every list. */
  at: string
  id: string
  /** Towards newer rows; otherwise towards older ones. */
  newer: boolean
}

/** One page of a list, with the cursors of its neighbours. */
export interface CursorPage<T> {
  rows: T[]
  newer: Cursor | null
  older: Cursor | null
}

type Query = Record<string, string | string[] | undefined>

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d))_([0-9a-f-]{36})$/

/** Parses `?older=` or `?newer=`; null, the first page, for anything malformed. */
export function parseCursor({ older, newer }: Query): Cursor | null {
  const given = newer ?? older
  const [, at, id] = (typeof given === 'string' && CURSOR.exec(given)) || []
  return at && id ? { at, id, newer: newer !== undefined } : null
}

export function cursorQuery({ at, id, newer }: Cursor): [name: string, value: string] {
  return [newer ? 'newer' : 'older', `${at}_${id}`]
}

/**
 * @param found up to one row more than a page, starting at the cursor
 * @param perPage rows per page
 */
export function toCursorPage<T extends { id: string; createdAt: string }>(
  found: T[],
  perPage: number,
  cursor: Cursor | null,
): CursorPage<T> {
  const goesOn = found.length > perPage
  const shown = found.slice(0, perPage)
  const rows = cursor?.newer ? shown.toReversed() : shown
  const [first, last] = [rows[0], rows.at(-1)]
  const at = (row: T | undefined, newer: boolean): Cursor | null =>
    row ? { at: row.createdAt, id: row.id, newer } : null
  return {
    rows,
    newer: cursor && (!cursor.newer || goesOn) ? at(first, true) : null,
    older: cursor?.newer || goesOn ? at(last, false) : null,
  }
}
