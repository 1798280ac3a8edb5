import type { RunnerResult } from 'lighthouse'
import { getComputationDataParams } from 'lighthouse/core/computed/metrics/lantern-metric.js'
import { Metrics } from 'lighthouse/core/lib/lantern/lantern.js'
import { beforeScripts, firstRuns } from './page-graph.ts'

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
 * - Lighthouse counts the scripts that happened to run before the largest paint. Here none counts ('early'),
 *   or the paint is moved behind the last ('late').
 */
export async function settledTimes(result: RunnerResult): Promise<SettledTimes> {
  const simulation = await simulationOf(result)
  const { graph, processedNavigation } = simulation
  const seen = processedNavigation.timestamps.largestContentfulPaint
  if (seen === undefined) return { early: Number.NaN, late: Number.NaN, tbt: Number.NaN }
  graph.traverse((node) => {
    if (node.type === 'cpu' && 'tdur' in node.event)
      node.correctedEndTs = node.startTime + Math.min(node.duration, Number(node.event.tdur))
  })
  const fcpResult = Metrics.FirstContentfulPaint.compute(simulation)
  const lcpResult = Metrics.LargestContentfulPaint.compute(simulation, { fcpResult })
  const interactiveResult = Metrics.Interactive.compute(simulation, { lcpResult })
  const early = { ...simulation, graph: beforeScripts(graph) }
  const largestContentfulPaint = Math.max(seen, ...firstRuns(graph).map((start) => start + 1))
  const timestamps = { ...processedNavigation.timestamps, largestContentfulPaint }
  const late = { ...simulation, processedNavigation: { ...processedNavigation, timestamps } }
  return {
    early: largestPaint(early),
    late: largestPaint(late),
    tbt: Metrics.TotalBlockingTime.compute(simulation, { fcpResult, interactiveResult }).timing,
  }
}

function largestPaint(simulation: Awaited<ReturnType<typeof simulationOf>>): number {
  const fcpResult = Metrics.FirstContentfulPaint.compute(simulation)
  return Metrics.LargestContentfulPaint.compute(simulation, { fcpResult }).timing
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
