/** A plan node in PostgreSQL's JSON. */
interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

interface Plan {
  'Query Text': string
  Plan: Node
}

/** How one statement reads one table. */
export interface Reading {
  table: string
  way: string
  /** Rows read from the index or table, and how many of them were discarded. */
  read: number
  discarded: number
  statement: string
}

/** Every read of a table in PostgreSQL's output. */
export function readings(said: string[]): Reading[] {
  return said.flatMap((text) => {
    const { Plan: root, 'Query Text': statement } = JSON.parse(text) as Plan
    return nodes(root).flatMap((node) => readingOf(node, statement))
  })
}

function nodes(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodes)]
}

function readingOf(node: Node, statement: string): Reading[] {
  const table = node['Relation Name']
  // Writes name their table too, and an index scan feeds the bitmap scan above it.
  if (!table || !node['Node Type'].endsWith('Scan')) return []
  const loops = node['Actual Loops'] ?? 1
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const discarded = removed * loops
  const kept = (node['Actual Rows'] ?? 0) * loops
  const way = [node['Node Type'], node['Index Name']].filter(Boolean).join(' ')
  return [{ table, way, read: Math.round(kept + discarded), discarded, statement }]
}
