import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { LineUpGuess } from './line-up-guess'
import { LinedUpResult, UseResult } from './lined-up-result'
import { type SetToLineUp, useLiningUp } from './use-lining-up'

interface LineUpOfferProps {
  guess: LineUpGuess
  /** Undefined until both photos are uploaded. */
  set: SetToLineUp | undefined
  number: number
  onDone: () => void
  onByHand: () => void
  onKeep: () => void
}

export const NOT_UPLOADED = 'You can line these photos up once uploaded.'

/** How a set picked with others could be lined up: the owner takes it, changes it or leaves it. */
export function LineUpOffer({ guess, set, number, onDone, onByHand, onKeep }: LineUpOfferProps) {
  const { answer } = guess
  const keep = (
    <Button variant="secondary" onClick={onKeep}>
      Keep as taken<span className="sr-only"> set {number}</span>
    </Button>
  )
  return (
    <>
      {/* The same element throughout, so that each change is announced. */}
      <p role="status">{wordsOf(guess, Boolean(set), number)}</p>
      {set && answer?.pictures && (
        <OfferedResult
          set={{ ...set, found: answer }}
          number={number}
          onDone={onDone}
          onByHand={onByHand}
          keep={keep}
        />
      )}
      {set && answer && !answer.pictures && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onByHand}>
            Line up by hand<span className="sr-only"> set {number}</span>
          </Button>
          {keep}
        </div>
      )}
    </>
  )
}

function wordsOf({ answer }: LineUpGuess, isUploaded: boolean, number: number): string {
  if (!answer) return `Comparing the photos of set ${number} …`
  if (!isUploaded) return NOT_UPLOADED
  return answer.pictures
    ? `Set ${number} can be lined up.`
    : `We are not sure how the photos of set ${number} fit together.`
}

interface OfferedResultProps {
  set: SetToLineUp
  number: number
  onDone: () => void
  onByHand: () => void
  keep: ReactNode
}

function OfferedResult({ set, number, onDone, onByHand, keep }: OfferedResultProps) {
  const { step, use } = useLiningUp(set, onDone)
  if (step.name !== 'result') return null
  const { result, isSending, problem } = step
  return (
    <>
      <p className="max-w-prose text-slate">
        This is a guess. Slide to compare: both photos are cropped to what they share, and your
        originals stay.
      </p>
      {problem && (
        <p role="alert" className="text-brick">
          {problem}
        </p>
      )}
      <LinedUpResult result={result} label={`Set ${number}, lined up`} />
      <div className="flex flex-wrap gap-3">
        <UseResult isSending={isSending} onUse={() => use(result)}>
          <span className="sr-only"> set {number}</span>
        </UseResult>
        <Button variant="secondary" disabled={isSending} onClick={onByHand}>
          Adjust by hand<span className="sr-only"> set {number}</span>
        </Button>
        {keep}
      </div>
    </>
  )
}
