/** A figure that misses its target, with the decision that shows why, and what it must keep all the same. */
export interface Accepted {
  row: string
  /** Names of the row's lines. */
  lines: string[]
  figure: string
  atMost?: number
  atLeast?: number
  /** Number of the record in docs/decisions that holds the profile. */
  decision: string
}

export const accepted: Accepted[] = []
