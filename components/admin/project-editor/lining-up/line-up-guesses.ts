import { onceReady, without } from '../editor-saving'
import type { EditorState } from '../editor-state'
import type { LineUpEvent, LineUpGuess } from './line-up-guess'

/** Of the element that shows a set's guess. */
export const lineUpId = (setId: string) => `line-up-${setId}`

export function reduceLineUps(state: EditorState, event: LineUpEvent): EditorState {
  switch (event.type) {
    case 'sets-paired':
      return { ...state, guesses: [...state.guesses, ...event.guesses] }
    case 'line-up-guessed': {
      const { guess, answer } = event
      const guesses = state.guesses.flatMap((each) => {
        if (each !== guess) return [each]
        return answer ? [{ ...guess, answer }] : []
      })
      return { ...state, guesses }
    }
    case 'guess-decided':
      return { ...state, guesses: state.guesses.filter(({ setId }) => setId !== event.setId) }
    case 'lined-up': {
      const others = without(state.linedUp, event.setId)
      const linedUp = event.pair ? { ...others, [event.setId]: event.pair } : others
      return { ...state, linedUp }
    }
    case 'line-up-sending':
      return { ...state, sendingSets: [...state.sendingSets, event.setId] }
    case 'line-up-sent':
      return sent(state, event.setId, event.problem)
  }
}

/** A save that waited goes on, but not without what the owner chose. */
function sent(state: EditorState, setId: string, problem: string | undefined): EditorState {
  const sendingSets = state.sendingSets.filter((id) => id !== setId)
  if (!problem || state.phase !== 'waiting') return onceReady({ ...state, sendingSets })
  return { ...state, sendingSets, phase: 'idle', errors: { ...state.errors, form: problem } }
}

/** As long as the set has the photos that were paired. */
export function guessOf(
  { guesses }: EditorState,
  before: { id: string } | undefined,
  after: { id: string } | undefined,
): LineUpGuess | undefined {
  return guesses.find((guess) => guess.before.id === before?.id && guess.after.id === after?.id)
}

/** The first that is not lined up yet. */
export function nextGuess({ guesses, files, isOver }: EditorState): LineUpGuess | undefined {
  const isThere = ({ id }: { id: string }) => files.some((file) => file.id === id)
  return isOver
    ? undefined
    : guesses.find((guess) => !guess.answer && isThere(guess.before) && isThere(guess.after))
}
