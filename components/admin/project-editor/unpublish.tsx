import { ConfirmDialog } from '@/components/ui/confirm-dialog'

interface UnpublishDialogProps {
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a save takes a live project off the website. */
export function UnpublishDialog(answers: UnpublishDialogProps) {
  return (
    <ConfirmDialog
      title="Take it off the website?"
      message="Visitors can no longer see this project. Your changes are saved, and you can publish it again at any time."
      confirmText="Unpublish"
      destructive
      {...answers}
    />
  )
}
