import type { Found } from '@/lib/media/pairing/line-up'
import type { Pair } from '@/lib/projects/editor/draft'
import type { LineUpAnswer } from './line-up-in-worker'

/** A set of photos picked all at once, and how they could be lined up: the owner decides. */
export interface LineUpGuess {
  setId: string
  before: { id: string; file: File }
  after: { id: string; file: File }
  /** What sorting found; without it the photos are compared again. */
  known?: Found
  /** Undefined until the lined-up photos are made. */
  answer?: LineUpAnswer
}

export type LineUpEvent =
  | { type: 'sets-paired'; guesses: readonly LineUpGuess[] }
  /** Null: this device could not line them up. */
  | { type: 'line-up-guessed'; guess: LineUpGuess; answer: LineUpAnswer | null }
  | { type: 'guess-decided'; setId: string }
  | { type: 'lined-up'; setId: string; pair: Pair | undefined }
  | { type: 'line-up-sending'; setId: string }
  | { type: 'line-up-sent'; setId: string; problem?: string }
