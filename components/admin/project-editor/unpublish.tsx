import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

/** Asks before a save takes a live project off the website. */
export function useUnpublishQuestion(onConfirm: () => void) {
  const [isAsking, setAsking] = useState(false)
  const dialog = isAsking && (
    <ConfirmDialog
      title="Take it off the website?"
      message="Visitors can no longer see this project. Your changes are saved, and you can publish it again at any time."
      confirmText="Unpublish"
      destructive
      onConfirm={() => {
        setAsking(false)
        onConfirm()
      }}
      onCancel={() => setAsking(false)}
    />
  )
  return { ask: () => setAsking(true), dialog }
}
