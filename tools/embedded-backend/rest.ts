/**
 * Behaves as the oldest hosted Data API. PostgREST before 14.4 reads the columns of an `or` filter from the rows that
 * an update or delete returns, and fails on those that were not selected.
 * Delete when every hosted project in use is newer.
 */
import type { Handler } from './http.ts'

export function strictAboutFilters(rest: Handler): Handler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const missing = ['PATCH', 'DELETE'].includes(request.method) && unselected(searchParams)
    if (!missing) return rest(request)
    const message = `column ${pathname.split('/').at(-1)}.${missing} does not exist`
    return Response.json({ code: '42703', message, details: null, hint: null }, { status: 400 })
  }
}

const LOGIC = ['or', 'and', 'not.or', 'not.and']

/** A column that a logical filter names and the response lacks; undefined for a response without rows. */
function unselected(query: URLSearchParams): string | undefined {
  const selected = query
    .get('select')
    ?.split(',')
    .map((column) => column.trim())
  if (!selected || selected.includes('*')) return undefined
  const filtered = LOGIC.flatMap((operator) => query.getAll(operator)).flatMap(columnsOf)
  return filtered.find((column) => !selected.includes(column))
}

/** Column names in a logical filter: a, b and c for `(a.eq.1,and(b.is.null,c.in.(1,2)))`. */
function columnsOf(logic: string): string[] {
  const withoutValues = logic.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/\.in\.\([^)]*\)/g, '.in.')
  const names = withoutValues.matchAll(/[(,](?!not\.(?:and|or)\()(\w+)\./g)
  return Array.from(names, ([, name = '']) => name)
}
