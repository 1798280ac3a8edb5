import type { EditorState } from '../editor-state'
import type { LineUpEvent, LineUpGuess } from './line-up-guess'
import { nextGuess } from './line-up-guesses'
import { lineUpInWorker } from './line-up-in-worker'

interface Form {
  state: () => EditorState
  dispatch: (event: LineUpEvent) => void
}

/** Lines up sets whose photos were picked all at once, one after another: each needs a phone's memory. */
export class LineUpGuesser {
  readonly #form: Form
  #isOpen = true
  #running: AbortController | null = null

  constructor(form: Form) {
    this.#form = form
  }

  open(): void {
    this.#isOpen = true
    this.follow()
  }

  close(): void {
    this.#isOpen = false
    this.#running?.abort()
  }

  follow(): void {
    const next = this.#isOpen && !this.#running && nextGuess(this.#form.state())
    if (next) void this.#lineUp(next)
  }

  async #lineUp(guess: LineUpGuess): Promise<void> {
    const { before, after, known } = guess
    const abort = new AbortController()
    this.#running = abort
    const { signal } = abort
    const request = { before: before.file, after: after.file, known }
    const answer = await lineUpInWorker(request, signal).catch((error: unknown) => {
      if (!signal.aborted) console.error('Could not line up the photos', error)
      return null
    })
    this.#running = null
    if (signal.aborted) this.follow()
    else this.#form.dispatch({ type: 'line-up-guessed', guess, answer })
  }
}
