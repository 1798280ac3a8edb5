'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'

interface ConfirmDialogProps {
  title: string
  /** The question, in full. */
  message: ReactNode
  confirmText?: string
  cancelText?: string
  /** For what cannot be taken back: red. */
  destructive?: boolean
  /** While the answer is being carried out. */
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/**
 * A question that must be answered before going on. Rendered only while it is asked; the browser's
 * modal dialog keeps the focus inside and gives it back, and Escape is a 'no'.
 */
export function ConfirmDialog({
  title,
  message,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
  destructive = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const asker = document.activeElement
    if (!element?.open) element?.showModal()
    return () => {
      element?.close()
      // Removed from the page, the dialog would leave the focus nowhere.
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={(event) => {
        event.preventDefault()
        if (!pending) onCancel()
      }}
      className="m-auto w-full max-w-md rounded-control border-bar bg-white p-0 text-anthracite shadow-float backdrop:bg-anthracite/60 max-sm:w-[calc(100%-2rem)]"
    >
      <div className="p-6">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <p id={`${id}-message`} className="mt-2 text-slate">
          {message}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-bar border-t bg-chalk px-6 py-4">
        {/* The harmless answer comes first: a dialog opens with the focus on its first control. */}
        <Button variant="secondary" onClick={onCancel} disabled={pending}>
          {cancelText}
        </Button>
        <Button
          onClick={onConfirm}
          disabled={pending}
          className={destructive ? undefined : 'bg-anthracite hover:bg-slate'}
        >
          {pending ? 'One moment...' : confirmText}
        </Button>
      </div>
    </dialog>
  )
}
