import { ConfirmDialog } from '@/components/ui/confirm-dialog'

interface DiscardDialogProps {
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asked before unsaved work is given up for good, wherever that is done. */
export function DiscardDialog(answers: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      message="You'll lose what you typed and the files you added since the last save."
      confirmText="Discard"
      cancelText="Keep editing"
      destructive
      {...answers}
    />
  )
}
