import { type CSSProperties, useRef, useState } from 'react'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { Comparison } from '@/components/ui/comparison/comparison'
import { USUAL_START } from '@/components/ui/comparison/comparison-slider'
import { Modal, ModalAnswers } from '@/components/ui/modal'
import { toast } from '@/components/ui/toast'
import type { SavedPicture, SavedSet } from '@/lib/projects/editor/edit-rows'
import { startLimits } from '@/lib/projects/editor/form-values'
import { startComparison } from '@/lib/projects/line-up-actions'
import { useFullSet } from './use-full-set'

const SET_START = 'Set the start'
/** In per cent: that of the slider's keys. */
const STEP = 5
const NOT_STARTED = 'Failed to save the start'

interface ComparisonStartProps {
  set: SavedSet
  number: number
}

/** How much of the before picture visitors see at first. */
export function ComparisonStart({ set, number }: ComparisonStartProps) {
  const full = useFullSet(set.pictures)
  const [isOpen, setOpen] = useState(false)
  if (!full) return null
  const start = full.before.start ?? USUAL_START
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {SET_START}
        <span className="sr-only"> of set {number}</span>
      </Button>
      <p className="text-slate">
        The comparison starts at {start}% before, {100 - start}% after.
      </p>
      {isOpen && <StartDialog {...full} number={number} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface StartDialogProps {
  before: SavedPicture
  after: SavedPicture
  number: number
  onClose: () => void
}

function StartDialog({ before, after, number, onClose }: StartDialogProps) {
  const refresh = useRefresh()
  const share = useRef(before.start ?? USUAL_START)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    if (isSaving) return
    setSaving(true)
    const { least, most } = startLimits
    const start = Math.min(most, Math.max(least, STEP * Math.round(share.current / STEP)))
    const input = { imageId: before.id, start }
    const { status, message = NOT_STARTED } = await runOwnerAction(
      startComparison,
      input,
      NOT_STARTED,
    )
    setSaving(false)
    if (status !== 'success') return setProblem(message)
    toast({ kind: 'success', message })
    onClose()
    refresh()
  }
  const isLinedUp = before.linedUp && after.linedUp
  const { width, height, ...picture } = (isLinedUp && before.linedUp) || before
  return (
    <Modal
      title={`Start of set ${number}`}
      message="Slide to what visitors should see first."
      onCancel={onClose}
      wide
    >
      <div style={{ '--shape': width / height } as CSSProperties} className="px-6 pb-5">
        {problem && (
          <p role="alert" className="mb-4 text-brick">
            {problem}
          </p>
        )}
        <Comparison
          before={{ ...picture, width, height, alt: '' }}
          after={{ ...((isLinedUp && after.linedUp) || after), alt: '' }}
          label={`Set ${number}, before and after`}
          className="mx-auto aspect-(--shape) w-[min(100%,60dvh*var(--shape))]"
          sizes="(min-width: 60rem) 56rem, 100vw"
          onMove={(moved) => {
            share.current = moved
          }}
        />
      </div>
      <ModalAnswers>
        <Button variant="secondary" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button aria-disabled={isSaving} onClick={save}>
          {isSaving ? 'Saving …' : 'Start here'}
        </Button>
      </ModalAnswers>
    </Modal>
  )
}
