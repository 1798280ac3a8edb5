import { type CSSProperties, useId } from 'react'
import { useKeptFocus } from '@/components/admin/shell/use-kept-focus'
import { Button } from '@/components/ui/button'
import { Comparison } from '@/components/ui/comparison/comparison'
import { Modal, ModalAnswers } from '@/components/ui/modal'
import { Spinner } from '@/components/ui/spinner'
import { type HandPoints, placeOver } from './hand-points'
import { LinedUpResult, UseResult } from './lined-up-result'
import { TwoPoints } from './two-points'
import { type SetToLineUp, type Step, useLiningUp } from './use-lining-up'

interface LineUpDialogProps {
  set: SetToLineUp
  number: number
  onDone: () => void
  /** The photos are shown as they were taken. @returns what went wrong */
  onKeep: () => Promise<string | undefined>
  onClose: () => void
}

const messages: Record<Step['name'], string> = {
  comparing: 'We look for what both photos show. This takes a few seconds.',
  'by-hand': 'Put 1 and 2 on the same two spots in both photos, as far apart as you can.',
  result: 'Slide to compare. Both photos are cropped to what they share; your originals stay.',
  failed: 'Your photos are unchanged.',
}

/** Shows a set as one view, and takes it or leaves it. */
export function LineUpDialog({ set, number, onDone, onKeep, onClose }: LineUpDialogProps) {
  const { step, points, setPoints, use, retry, adjust, preview, tell } = useLiningUp(set, onDone)
  const box = useKeptFocus(step.name)
  const problem = 'problem' in step ? step.problem : undefined
  return (
    <Modal
      title={`Line up set ${number}`}
      message={messages[step.name]}
      onCancel={onClose}
      wide={step.name === 'result' || step.name === 'by-hand'}
    >
      <div ref={box} tabIndex={-1} className="grid gap-4 px-6 pb-5 outline-none">
        {problem && (
          <p role="alert" className="text-brick">
            {problem}
          </p>
        )}
        {step.name === 'comparing' && <Spinner label="Comparing the photos …" />}
        <p role="status" className="sr-only">
          {step.name === 'result' && 'Lined up'}
        </p>
        {step.name === 'result' && (
          <LinedUpResult result={step.result} label={`Set ${number}, lined up`} />
        )}
        {step.name === 'by-hand' && <ByHand set={set} points={points} onMove={setPoints} />}
      </div>
      <ModalAnswers>
        {step.name === 'comparing' || step.name === 'failed' ? (
          <Button variant="secondary" onClick={onClose}>
            {step.name === 'failed' ? 'Close' : 'Cancel'}
          </Button>
        ) : (
          // A toast is hidden behind the dialog.
          <Button variant="secondary" onClick={async () => tell(await onKeep())}>
            Keep as taken
          </Button>
        )}
        {step.name === 'failed' && <Button onClick={retry}>Try again</Button>}
        {step.name === 'by-hand' && <Button onClick={preview}>Preview</Button>}
        {step.name === 'result' && (
          <>
            <Button variant="secondary" disabled={step.isSending} onClick={adjust}>
              Adjust by hand
            </Button>
            <UseResult isSending={step.isSending} onUse={() => use(step.result)} />
          </>
        )}
      </ModalAnswers>
    </Modal>
  )
}

interface ByHandProps {
  set: SetToLineUp
  points: HandPoints
  onMove: (points: HandPoints) => void
}

function ByHand({ set, points, onMove }: ByHandProps) {
  const hint = useId()
  const { before, after } = set
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TwoPoints
          picture={before}
          half="before"
          points={points.before}
          onMove={(moved) => onMove({ ...points, before: moved })}
          hint={hint}
        />
        <TwoPoints
          picture={after}
          half="after"
          points={points.after}
          onMove={(moved) => onMove({ ...points, after: moved })}
          hint={hint}
        />
      </div>
      <p id={hint} className="text-slate">
        Drag the points, or use the arrow keys; with Shift they move ten times as far.
      </p>
      <div
        style={{ '--shape': before.width / before.height } as CSSProperties}
        className="w-full max-sm:sticky max-sm:bottom-0 max-sm:z-10 sm:mx-auto sm:w-1/2"
      >
        <Comparison
          before={{ ...before, alt: '' }}
          after={{ ...after, alt: '' }}
          afterStyle={placeOver(points, { before, after })}
          label="Live preview"
          className="aspect-(--shape) w-full"
          sizes="(min-width: 40rem) 36rem, 100vw"
        />
      </div>
    </>
  )
}
