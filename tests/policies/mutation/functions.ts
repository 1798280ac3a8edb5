import { roles } from '../personas.ts'
import type { Mutant, Mutants } from './mutant.ts'
import { shifted } from './mutant.ts'

interface DbFunction {
  name: string
  signature: string
  definition: string
  source: string
  definer: boolean
  callers: string[]
}

const read = `select p.oid::regprocedure::text as name, p.oid::regprocedure::text as signature,
    pg_get_functiondef(p.oid) as definition, prosrc as source, prosecdef as definer,
    array(select role from unnest($1::text[]) role where has_function_privilege(role, p.oid, 'execute')) as callers
  from pg_proc p where pronamespace::regnamespace::text in ('public', 'private')`

/** A random change to a loop may never end, and PGlite cannot be interrupted: loops get only these changes. */
const inLoops: [from: string, to: string][] = [
  ['p.slug = candidate and p.id <> new.id', 'false'],
  ['p.slug = candidate and p.id <> new.id', 'p.slug = candidate'],
  ['s.slug = candidate and s.project_id <> new.id', 'false'],
  ['s.slug = candidate and s.project_id <> new.id', 's.slug = candidate'],
  ['suffix := suffix + 1', 'suffix := suffix + 2'],
  ["base || '-' || suffix", "candidate || '-' || suffix"],
  ["base || '-' || suffix", 'base || suffix'],
]

const swaps: [from: RegExp, to: string][] = [
  [/ >= /g, ' > '],
  [/ > now/g, ' >= now'],
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ not /g, ' '],
  [/is not null/g, 'is null'],
]
const numbers = /(?<=(>= |limit |:= |\+ |interval '|\(|, |-))\d+(?!\d)/g

/** Removes statements, inverts conditions, shifts numbers. */
function bodies(source: string, nothing: string): { text: string; what: string }[] {
  const lines = source.split('\n')
  const [loop = ''] = /while[\s\S]*?end loop;/.exec(source) ?? []
  const replace = (index: number, from: string, to: string) => ({
    text: source.slice(0, index) + to + source.slice(index + from.length),
    what: `"${source.slice(Math.max(0, index - 25), index + 25).replace(/\s+/g, ' ')}" with ${to}`,
  })
  return [
    ...lines.flatMap((line, i) =>
      /^\s*(new\.\w+ :=|perform|delete from|insert into) .*;$/.test(line)
        ? [{ text: lines.with(i, nothing).join('\n'), what: `without "${line.trim()}"` }]
        : [],
    ),
    ...swaps.flatMap(([from, to]) =>
      [...source.matchAll(from)].map(({ 0: found, index }) => replace(index, found, to)),
    ),
    ...shifted(source, numbers),
  ]
    .filter(({ text }) => text.includes(loop))
    .concat(
      inLoops
        .filter(([from]) => loop.includes(from))
        .map(([from, to]) => replace(source.indexOf(from), from, to)),
    )
}

export const functions: Mutants = async (db) => {
  const rows = await db.sql<DbFunction>(read, [roles])
  return rows.flatMap(({ name, definition, source, definer, callers }) => {
    const full = name.includes('.') ? name : `public.${name}`
    const mutant = (what: string, sql: string): Mutant => ({
      name: `${full} ${what}`,
      about: [full],
      sql,
    })
    const nothing = definition.includes('LANGUAGE plpgsql') ? 'null;' : 'select;'
    const security = definer ? 'invoker' : 'definer'
    return [
      ...roles.map((role) =>
        callers.includes(role)
          ? mutant(`revoked from ${role}`, `revoke execute on function ${full} from ${role}`)
          : mutant(`granted to ${role}`, `grant execute on function ${full} to ${role}`),
      ),
      mutant('granted to all', `grant execute on function ${full} to public`),
      mutant(`security ${security}`, `alter function ${full} security ${security}`),
      mutant('without its search path', `alter function ${full} reset search_path`),
      ...bodies(source.replace(/--.*/g, ''), nothing).map(({ text, what }) =>
        mutant(
          what,
          definition.replace(source, () => text),
        ),
      ),
    ]
  })
}
