/** A node of a plan, as PostgreSQL writes it. */
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

/** How one table was read by one statement. */
export interface Reading {
  table: string
  way: string
  /** What came out of the index or the table, and how much of it was then thrown away. */
  read: number
  discarded: number
  statement: string
}

/** Every reading of a table in what PostgreSQL said. */
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
  // What writes names its table too, and an index feeds the bitmap that is read above it.
  if (!table || !node['Node Type'].endsWith('Scan')) return []
  const loops = node['Actual Loops'] ?? 1
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const discarded = removed * loops
  const kept = (node['Actual Rows'] ?? 0) * loops
  const way = [node['Node Type'], node['Index Name']].filter(Boolean).join(' ')
  return [{ table, way, read: Math.round(kept + discarded), discarded, statement }]
}
