import type { Catalogue, Column, DbFunction, ForeignKey } from './db-catalogue.ts'

const numbers = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])
const strings = new Set(
  'bpchar bytea cidr citext date inet interval name text time timestamp timestamptz timetz uuid varchar'.split(
    ' ',
  ),
)

/** TypeScript type of the Data API's JSON for a PostgreSQL type. */
function tsType(type: string, { enums, columns }: Catalogue): string {
  if (type.startsWith('_'))
    return `${wrapUnion(tsType(type.slice(1), { enums, columns } as Catalogue))}[]`
  if (numbers.has(type)) return 'number'
  if (strings.has(type)) return 'string'
  if (type === 'bool') return 'boolean'
  if (type === 'json' || type === 'jsonb') return 'Json'
  if (type === 'void') return 'undefined'
  if (enums.some(({ name }) => name === type)) return `Database['public']['Enums']['${type}']`
  const relation = columns.find(({ table }) => table === type)
  if (relation) {
    return `Database['public']['${relation.kind === 'r' ? 'Tables' : 'Views'}']['${type}']['Row']`
  }
  return 'unknown'
}

const wrapUnion = (type: string) => (type.includes('|') ? `(${type})` : type)

function field(name: string, type: string, { optional = false, nullable = false } = {}): string {
  return `${name}${optional ? '?' : ''}: ${type}${nullable ? ' | null' : ''}`
}

function block(head: string, lines: string[]): string[] {
  return lines.length
    ? [`${head} {`, ...lines.map((line) => `  ${line}`), '}']
    : [`${head} {`, '  [_ in never]: never', '}']
}

function relationship(key: ForeignKey): string[] {
  const list = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`
  return [
    '{',
    `  foreignKeyName: '${key.name}'`,
    `  columns: ${list(key.columns)}`,
    `  isOneToOne: ${key.isOneToOne}`,
    `  referencedRelation: '${key.foreignTable}'`,
    `  referencedColumns: ${list(key.foreignColumns)}`,
    '},',
  ]
}

function relation(name: string, columns: Column[], catalogue: Catalogue): string[] {
  const type = (column: Column) => tsType(column.type, catalogue)
  const row = columns.map((column) => field(column.name, type(column), column))
  const insert = columns.map((column) =>
    column.readOnly
      ? field(column.name, 'never', { optional: true })
      : field(column.name, type(column), {
          optional: column.nullable || column.hasDefault,
          nullable: column.nullable,
        }),
  )
  const update = columns.map((column) =>
    column.readOnly
      ? field(column.name, 'never', { optional: true })
      : field(column.name, type(column), { optional: true, nullable: column.nullable }),
  )
  const keys = catalogue.foreignKeys.filter(({ table }) => table === name).flatMap(relationship)
  const isTable = columns[0]?.kind === 'r'
  return block(`${name}:`, [
    ...block('Row:', row),
    ...(isTable ? [...block('Insert:', insert), ...block('Update:', update)] : []),
    ...(keys.length
      ? ['Relationships: [', ...keys.map((line) => `  ${line}`), ']']
      : ['Relationships: []']),
  ])
}

function functionType(fn: DbFunction, catalogue: Catalogue): string[] {
  const args = [...fn.args]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, type, optional }) => field(name, tsType(type, catalogue), { optional }))
  const single = fn.returnColumns.length
    ? `{ ${fn.returnColumns.map(({ name, type }) => field(name, tsType(type, catalogue))).join('; ')} }`
    : tsType(fn.returns, catalogue)
  return [
    `${fn.name}: {`,
    `  Args: ${args.length ? `{ ${args.join('; ')} }` : 'never'}`,
    `  Returns: ${single}${fn.returnsSet ? '[]' : ''}`,
    '}',
  ]
}

function relations(catalogue: Catalogue, wanted: (column: Column) => boolean): string[] {
  const names = [...new Set(catalogue.columns.filter(wanted).map(({ table }) => table))]
  return names.flatMap((name) =>
    relation(
      name,
      catalogue.columns.filter(({ table }) => table === name),
      catalogue,
    ),
  )
}

/** Text of database.types.ts, in the Supabase CLI's format. */
export function databaseTypes(catalogue: Catalogue): string {
  const enums = catalogue.enums.map(
    ({ name, values }) => `${name}: ${values.map((value) => `'${value}'`).join(' | ')}`,
  )
  const database = block(
    'export type Database =',
    block('public:', [
      ...block(
        'Tables:',
        relations(catalogue, ({ kind }) => kind === 'r'),
      ),
      ...block(
        'Views:',
        relations(catalogue, ({ kind }) => kind !== 'r'),
      ),
      ...block(
        'Functions:',
        catalogue.functions.flatMap((fn) => functionType(fn, catalogue)),
      ),
      ...block('Enums:', enums),
      ...block('CompositeTypes:', []),
    ]),
  )
  return `${header}\n${database.join('\n')}\n${footer}`
}

const header = `// Written by \`npm run db:types\` from the migrations; changed by hand it fails the tests.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
`

const footer = `
type Public = Database['public']

/** A row as it is read. */
export type Tables<T extends keyof Public['Tables']> = Public['Tables'][T]['Row']
/** What an insert takes. */
export type TablesInsert<T extends keyof Public['Tables']> = Public['Tables'][T]['Insert']
/** What an update takes. */
export type TablesUpdate<T extends keyof Public['Tables']> = Public['Tables'][T]['Update']
`
