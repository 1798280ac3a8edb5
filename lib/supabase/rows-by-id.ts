import { type Result, unwrap } from './unwrap.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Every row in the order of ids, page by page; rows may change meanwhile. Plain Node imports this file too.
 * @param readAfter the first `perPage` rows after an id
 */
export async function* rowsById<Row extends { id: string }>(
  perPage: number,
  readAfter: (id: string) => PromiseLike<Result<Row[] | null>>,
): AsyncGenerator<Row> {
  for (let last = FIRST; ; ) {
    const rows = unwrap(await readAfter(last))
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < perPage) return
    last = end.id
  }
}
