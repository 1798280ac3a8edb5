import { runAction } from '@/components/forms/run-action'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { discardUploads } from '@/lib/media/actions'

interface DiscardDialogProps {
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before unsaved work is discarded. */
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

/** As many as one request may name; the server deletes the rest a day later. */
const AT_ONCE = 100

/** Deletes files that will not be saved. A failure is only logged. */
export async function discardFiles(uploadIds: readonly string[]): Promise<void> {
  const ids = uploadIds.slice(0, AT_ONCE)
  if (ids.length > 0) await runAction(discardUploads, { ids }, 'Failed to remove the file')
}
