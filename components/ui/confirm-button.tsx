'use client'

import { type ReactNode, useState, useTransition } from 'react'
import { Button } from './button'
import { ConfirmDialog } from './confirm-dialog'

interface ConfirmButtonProps {
  children: ReactNode
  className?: string
  /** Over the question. */
  title: string
  message: string
  confirmText: string
  /** The dialog stays, pending, until this is done. */
  onConfirm: () => Promise<void>
}

/** A red button that asks before it acts. */
export function ConfirmButton({ children, className, onConfirm, ...question }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const [pending, startTransition] = useTransition()
  const confirm = () =>
    startTransition(async () => {
      await onConfirm()
      setAsking(false)
    })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)} className={className}>
        {children}
      </Button>
      {asking && (
        <ConfirmDialog
          {...question}
          destructive
          pending={pending}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
