import type { Lifecycle } from '../launcher/lifecycle.ts'
import type { BenchCopy, BenchSite } from './site.ts'

export interface Bench {
  life: Lifecycle
  /** The project with the bench's own pages, not yet built or started. */
  copy(): Promise<BenchCopy>
  /** The site under measurement with its bare page, made when a row first asks for it. */
  site(): Promise<BenchSite>
  chromium(): Promise<string>
  /** How often a time is taken; the median counts. */
  runs: number
  /** Paths to look at; all public pages unless chosen. */
  paths?: string[]
}

export interface Figure {
  value: number
  /** As a person reads it. */
  text: string
  /** What it must reach, where it does not. */
  missed?: string
  /** How far, in the figure's own unit. */
  missedBy?: number
}

/** One line of a row's table: a page, a size, a case. */
export interface Line {
  name: string
  figures: Record<string, Figure>
  /** What a person should look at; not judged. */
  notes?: string[]
}

/** A subject that is measured by itself: `npm run bench -- --only weight`. */
export interface Row {
  title: string
  measure(bench: Bench): Promise<Line[]>
}
