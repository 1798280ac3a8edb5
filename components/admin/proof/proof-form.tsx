import type { ReactNode } from 'react'
import { ActionForm, FormMessage } from '@/components/forms/action-form'
import type { Action } from '@/components/forms/run-action'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'

interface ProofFormProps {
  action: Action<unknown>
  failure: string
  /** 'New review' */
  label: string
  save: string
  onClose: () => void
  children: (errors: Record<string, string>, pending: boolean) => ReactNode
}

/** A form in its list, closed once it is saved. */
export function ProofForm(props: ProofFormProps) {
  const { action, failure, label, save, onClose, children } = props
  return (
    <ActionForm
      action={action}
      failure={failure}
      label={label}
      onSuccess={onClose}
      className="grid gap-5"
    >
      {(state, pending) => (
        <>
          {children(state.fieldErrors ?? {}, pending)}
          <FormMessage state={state} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending={pending} busy="Saving...">
              {save}
            </SubmitButton>
            <Button variant="secondary" onClick={onClose} disabled={pending}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </ActionForm>
  )
}
