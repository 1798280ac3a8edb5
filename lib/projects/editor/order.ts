/** The order that the owner gave sets and progress photos: ids, first to last. A part left out stays as saved. */
export interface Order {
  sets?: readonly string[]
  progress?: readonly string[]
}

/** What the order does not name comes last, as it was. */
export function inOrder<T extends { id: string }>(
  items: readonly T[],
  ids: readonly string[] = [],
): T[] {
  const place = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return items.toSorted((a, b) => place(a) - place(b))
}

/** @returns the ids with one at another place; the same where it is there already */
export function withMoved(ids: readonly string[], id: string, to: number): readonly string[] {
  const from = ids.indexOf(id)
  if (from < 0 || to < 0 || to >= ids.length || from === to) return ids
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
