import { sha256 } from './archive.ts'
import { type Admin, got, pathsOf } from './stored.ts'

type Sql = <T>(text: string) => Promise<T[]>

/** Facts that must be equal before and after, by name. */
export type Facts = Record<string, string>

/** Row counts of every table, including the platform's. */
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
 * Hashes of every file in every bucket, except the sitemap's copy, which contains the site's address and is
 * made at each start.
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

/** Lists the differences in words. */
export function compareFacts(before: Facts, after: Facts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (was === is) return []
    if (is === undefined) return [`${name}: gone`]
    if (was === undefined) return [`${name}: is new`]
    const brief = was.length + is.length < 100 ? `${was} before, ${is} now` : firstChange(was, is)
    return [`${name}: ${brief}`]
  })
}

function firstChange(was: string, is: string): string {
  const at = [...was].findIndex((letter, index) => letter !== is[index])
  const from = Math.max(0, (at < 0 ? was.length : at) - 20)
  return `'${was.slice(from, from + 60)}' before, '${is.slice(from, from + 60)}' now`
}
