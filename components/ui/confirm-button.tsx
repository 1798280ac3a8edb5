'use client'

import { type ReactNode, useState, useTransition } from 'react'
import { Button, type ButtonVariant } from './button'
import { ConfirmDialog } from './confirm-dialog'

interface ConfirmButtonProps {
  title: string
  /** The question, in full. */
  message: string
  confirmText: string
  /** The dialog stays open, pending, until it resolves. */
  onConfirm: () => Promise<void>
  variant?: ButtonVariant
  className?: string
  /** On the button instead of the title. */
  children?: ReactNode
}

/** A button, red unless it says otherwise, that asks before it does what cannot be undone. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, message, confirmText, onConfirm, className, children = title } = props
  const { variant = 'danger' } = props
  const [isOpen, setOpen] = useState(false)
  const [pending, startTransition] = useTransition()
  const confirm = () =>
    startTransition(async () => {
      await onConfirm()
      setOpen(false)
    })

  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)} className={className}>
        {children}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          message={message}
          confirmText={confirmText}
          destructive
          pending={pending}
          onConfirm={confirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}
