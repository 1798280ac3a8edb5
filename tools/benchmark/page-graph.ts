import type { Graph } from 'lighthouse/core/lib/lantern/lantern.js'

/** What a page asked for and did in a visit, as Lighthouse simulates it: each node waits for those it depends on. */
type PageGraph = Graph.Node

/**
 * A page whose scripts come too late for its paint. Lighthouse judges that by chance:
 *
 * - It takes a script too short to be seen for one that the paint waits for. Ours are all `async`: none is.
 *   They are left out, with what depends on them and what ran after the first.
 * - It has lazy pictures share the phone's line with style sheet and fonts, if they came before the paint. But
 *   the layout asks for those that are near, and itself waits for the style sheet.
 */
export function beforeScripts(graph: PageGraph): PageGraph {
  const clone = graph.cloneWithRelationships()
  const nodes = nodesOf(clone)
  layOutFirst(nodes)
  const scripted = new Set<PageGraph>()
  const drop = (node: PageGraph) => {
    if (scripted.has(node)) return
    scripted.add(node)
    node.getDependents().forEach(drop)
  }
  const first = Math.min(...firstRuns(clone))
  for (const node of nodes) {
    if (isOf(node, 'Script') || (node.type === 'cpu' && node.startTime >= first)) drop(node)
  }
  return clone.cloneWithRelationships((node) => !scripted.has(node))
}

/** When each script was first seen to run. */
export function firstRuns(graph: PageGraph): number[] {
  const starts = new Map<string, number>()
  for (const node of nodesOf(graph)) {
    if (node.type !== 'cpu') continue
    for (const script of node.getEvaluateScriptURLs()) {
      starts.set(script, Math.min(node.startTime, starts.get(script) ?? Infinity))
    }
  }
  return [...starts.values()]
}

function layOutFirst(nodes: PageGraph[]): void {
  const sheets = nodes.filter((node) => isOf(node, 'Stylesheet'))
  const styled = Math.max(...sheets.map(({ endTime }) => endTime))
  const [layout] = nodes
    .filter((node) => node.type === 'cpu' && node.didPerformLayout() && node.startTime >= styled)
    .toSorted((a, b) => a.startTime - b.startTime)
  if (!layout) return
  for (const sheet of sheets) layout.addDependency(sheet)
  for (const node of nodes) {
    if (isOf(node, 'Image') && node.startTime >= layout.startTime) node.addDependency(layout)
  }
}

function nodesOf(graph: PageGraph): PageGraph[] {
  const nodes: PageGraph[] = []
  graph.traverse((node) => void nodes.push(node))
  return nodes
}

function isOf(node: PageGraph, type: 'Script' | 'Stylesheet' | 'Image'): boolean {
  return node.type === 'network' && node.request.resourceType === type
}
