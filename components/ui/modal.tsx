'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ModalProps {
  title: string
  message: ReactNode
  /** Also by Escape. */
  onCancel: () => void
  children: ReactNode
}

/**
 * A native modal dialog, rendered only while open: the browser keeps the focus inside, and closing
 * returns it.
 */
export function Modal({ title, message, onCancel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const asker = document.activeElement
    if (!element?.open) element?.showModal()
    return () => {
      element?.close()
      // A removed dialog does not return the focus.
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
        onCancel()
      }}
      // A repeated Escape closes it without asking.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onCancel()
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
      {children}
    </dialog>
  )
}

/** The harmless answer comes first. */
export function ModalAnswers({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-bar border-t bg-chalk px-6 py-4">
      {children}
    </div>
  )
}
