/**
 * The Data API as the oldest hosted one answers. PostgREST below 14.4 reads the columns of an `or` filter from
 * the rows that an update or delete returns, and does not find those that were not selected.
 * Delete when every project this may run on has a newer one.
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

/** A column that a logical filter names and the answer does not hold; an answer without rows holds them all. */
function unselected(query: URLSearchParams): string | undefined {
  const selected = query
    .get('select')
    ?.split(',')
    .map((column) => column.trim())
  if (!selected || selected.includes('*')) return undefined
  const filtered = LOGIC.flatMap((operator) => query.getAll(operator)).flatMap(columnsOf)
  return filtered.find((column) => !selected.includes(column))
}

/** Of `(a.eq.1,and(b.is.null,c.in.(1,2)))`: a, b and c. */
function columnsOf(logic: string): string[] {
  const withoutValues = logic.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/\.in\.\([^)]*\)/g, '.in.')
  const names = withoutValues.matchAll(/[(,](?!not\.(?:and|or)\()(\w+)\./g)
  return Array.from(names, ([, name = '']) => name)
}
