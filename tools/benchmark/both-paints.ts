import type { RunnerResult } from 'lighthouse'
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js'
import { Metrics } from 'lighthouse/core/lib/lantern/lantern.js'

/** A visit's largest paint in milliseconds, simulated with no script before it and with all of them. */
interface BothPaints {
  early: number
  late: number
}

/**
 * Lighthouse's simulation counts the scripts that ran before the largest paint, and how many did is
 * chance. So it is repeated with the paint moved before the first of them, and after the last.
 */
export async function bothPaints({ lhr, artifacts }: RunnerResult): Promise<BothPaints> {
  const settings = lhr.configSettings
  const { Trace, DevtoolsLog, GatherContext, URL, SourceMaps, HostDPR } = artifacts
  const simulation = await getComputationDataParams(
    {
      ...{ trace: Trace, devtoolsLog: DevtoolsLog, gatherContext: GatherContext },
      ...{ URL, SourceMaps, HostDPR, settings, simulator: null },
    },
    { settings, computedCache: new Map() },
  )
  const { graph, processedNavigation } = simulation
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
  const seen = processedNavigation.timestamps.largestContentfulPaint ?? Number.NaN
  return {
    early: paintedAt(Math.min(seen, ...[...starts.values()].map((start) => start - 1))),
    late: paintedAt(Math.max(seen, ...[...starts.values()].map((start) => start + 1))),
  }
}
