import { sha256 } from './archive.ts'
import { type Admin, got, pathsOf } from './stored.ts'

type Sql = <T>(text: string) => Promise<T[]>

/** What must be the same before and after, by name. */
export type Facts = Record<string, string>

/** Rows of every table, the platform's own included. */
export async function countTables(sql: Sql): Promise<Facts> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
  )
  const counts: Facts = {}
  for (const { name } of tables) {
    const [row] = await sql<{ count: number }>(`select count(*)::integer as count from ${name}`)
    counts[`rows of ${name}`] = String(row?.count)
  }
  return counts
}

/**
 * The hash of every file of every bucket; not of the sitemap's copy, which names the site's address and is
 * made anew at each start.
 */
export async function hashFiles(admin: Admin): Promise<Facts> {
  const hashes: Facts = {}
  for (const { id } of got('Listing buckets', await admin.storage.listBuckets())) {
    for await (const path of pathsOf(admin, id)) {
      if (id === 'public' && path === 'sitemap.xml') continue
      const file = got(`Reading ${id}/${path}`, await admin.storage.from(id).download(path))
      hashes[`file ${id}/${path}`] = sha256(new Uint8Array(await file.arrayBuffer()))
    }
  }
  return hashes
}

/** What differs, in words. */
export function compareFacts(before: Facts, after: Facts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (was === is) return []
    if (is === undefined) return [`${name}: gone`]
    if (was === undefined) return [`${name}: was not there before`]
    const brief = was.length + is.length < 100 ? `${was} before, ${is} now` : firstChange(was, is)
    return [`${name}: ${brief}`]
  })
}

function firstChange(was: string, is: string): string {
  const at = [...was].findIndex((letter, index) => letter !== is[index])
  const from = Math.max(0, (at < 0 ? was.length : at) - 20)
  return `'${was.slice(from, from + 60)}' before, '${is.slice(from, from + 60)}' now`
}
