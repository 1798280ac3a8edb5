import type { Lifecycle } from '../launcher/lifecycle.ts'
import type { BenchCopy, BenchSite } from './site.ts'

export interface Bench {
  life: Lifecycle
  /** Copies the project and adds the benchmark's pages; neither built nor started. */
  copy(): Promise<BenchCopy>
  /** Builds and starts the site with its bare page, on first use. */
  site(): Promise<BenchSite>
  chromium(): Promise<string>
  /** How often a time is taken; the median is used. */
  runs: number
  /** Paths to measure; all public pages by default. */
  paths?: string[]
}

export interface Figure {
  value: number
  /** The formatted value. */
  text: string
  /** The target, where it was missed. */
  missed?: string
  /** By how much, in the figure's own unit. */
  missedBy?: number
}

/** One line of a row's table, such as a page, a size or a case. */
export interface Line {
  name: string
  figures: Record<string, Figure>
  /** Remarks for the reader; not judged. */
  notes?: string[]
}

/** A measured subject: `npm run bench -- --only weight`. */
export interface Row {
  title: string
  measure(bench: Bench): Promise<Line[]>
}
