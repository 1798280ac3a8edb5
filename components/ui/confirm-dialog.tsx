'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { Modal, ModalAnswers } from './modal'

interface ConfirmDialogProps {
  title: string
  /** The question, in full. */
  message: ReactNode
  confirmText?: string
  cancelText?: string
  destructive?: boolean
  /** While the action runs. */
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Between the question and its answers. */
  children?: ReactNode
}

/** Escape cancels. */
export function ConfirmDialog({
  title,
  message,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
  destructive = false,
  pending = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal
      title={title}
      message={message}
      onCancel={() => {
        if (!pending) onCancel()
      }}
    >
      {children}
      <ModalAnswers>
        {/* A dialog opens with the focus on its first control. */}
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
      </ModalAnswers>
    </Modal>
  )
}
