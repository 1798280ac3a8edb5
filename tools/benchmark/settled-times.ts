import type { RunnerResult } from 'lighthouse'
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js'
import { Metrics } from 'lighthouse/core/lib/lantern/lantern.js'

/** In milliseconds, NaN for a visit that painted nothing. */
interface SettledTimes {
  /** The largest paint, had no script run before it. */
  early: number
  /** The same, had all run. */
  late: number
  tbt: number
}

/**
 * Repeats Lighthouse's simulation of a visit without what is chance or this machine's:
 *
 * - Lighthouse takes a task from its start to its end for work and multiplies it by the phone's slowness.
 *   On a few cores, shared with the server and the browser's other processes, much of that is waiting.
 *   Here a task takes as long as it had the processor.
 * - Lighthouse counts the scripts that happened to run before the largest paint. Here the paint is moved:
 *   before the first of them, and behind the last.
 */
export async function settledTimes(result: RunnerResult): Promise<SettledTimes> {
  const simulation = await simulationOf(result)
  const { graph, processedNavigation } = simulation
  const seen = processedNavigation.timestamps.largestContentfulPaint
  if (seen === undefined) return { early: Number.NaN, late: Number.NaN, tbt: Number.NaN }
  const scripts = new Map<string, number>()
  graph.traverse((node) => {
    if (node.type !== 'cpu') return
    if ('tdur' in node.event)
      node.correctedEndTs = node.startTime + Math.min(node.duration, Number(node.event.tdur))
    for (const script of node.getEvaluateScriptURLs()) {
      scripts.set(script, Math.min(node.startTime, scripts.get(script) ?? Infinity))
    }
  })
  const fcpResult = Metrics.FirstContentfulPaint.compute(simulation)
  const paintedAt = (largestContentfulPaint: number) => {
    const timestamps = { ...processedNavigation.timestamps, largestContentfulPaint }
    const moved = { ...simulation, processedNavigation: { ...processedNavigation, timestamps } }
    return Metrics.LargestContentfulPaint.compute(moved, { fcpResult }).timing
  }
  const lcpResult = Metrics.LargestContentfulPaint.compute(simulation, { fcpResult })
  const interactiveResult = Metrics.Interactive.compute(simulation, { lcpResult })
  const starts = [...scripts.values()]
  return {
    early: paintedAt(Math.min(seen, ...starts.map((start) => start - 1))),
    late: paintedAt(Math.max(seen, ...starts.map((start) => start + 1))),
    tbt: Metrics.TotalBlockingTime.compute(simulation, { fcpResult, interactiveResult }).timing,
  }
}

function simulationOf({ lhr, artifacts }: RunnerResult) {
  const settings = lhr.configSettings
  return getComputationDataParams(
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
}
