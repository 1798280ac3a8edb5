import type { RunnerResult } from 'lighthouse'
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js'
import { Metrics } from 'lighthouse/core/lib/lantern/lantern.js'

interface LatePaint {
  /** In milliseconds, had all scripts run before it. */
  lcp: number
  /** The visit showed a value nearer to that than to one without any script. */
  isLate: boolean
}

/**
 * Lighthouse's simulation counts the scripts that ran before the largest paint, and how many did is
 * chance. So it is repeated with the paint moved: behind the last of them, and before the first.
 * @returns undefined for a visit that painted nothing
 */
export async function latePaint({ lhr, artifacts }: RunnerResult): Promise<LatePaint | undefined> {
  const settings = lhr.configSettings
  const simulation = await getComputationDataParams(
    {
      trace: artifacts.Trace,
      devtoolsLog: artifacts.DevtoolsLog,
      gatherContext: artifacts.GatherContext,
      URL: artifacts.URL,
      SourceMaps: artifacts.SourceMaps,
      HostDPR: artifacts.HostDPR,
      simulator: null,
      settings,
    },
    { settings, computedCache: new Map() },
  )
  const { graph, processedNavigation } = simulation
  const seen = processedNavigation.timestamps.largestContentfulPaint
  if (seen === undefined) return undefined
  const fcpResult = Metrics.FirstContentfulPaint.compute(simulation)
  const paintedAt = (largestContentfulPaint: number) => {
    const timestamps = { ...processedNavigation.timestamps, largestContentfulPaint }
    const moved = { ...simulation, processedNavigation: { ...processedNavigation, timestamps } }
    return Metrics.LargestContentfulPaint.compute(moved, { fcpResult }).timing
  }
  const starts = new Map<string, number>()
  graph.traverse((node) => {
    if (node.type !== 'cpu') return
    for (const script of node.getEvaluateScriptURLs()) {
      starts.set(script, Math.min(node.startTime, starts.get(script) ?? Infinity))
    }
  })
  const lcp = paintedAt(Math.max(seen, ...[...starts.values()].map((start) => start + 1)))
  const without = paintedAt(Math.min(seen, ...[...starts.values()].map((start) => start - 1)))
  return { lcp, isLate: paintedAt(seen) > (lcp + without) / 2 }
}
