'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ModalProps {
  title: string
  /** The question or the reason, in full. */
  message: ReactNode
  /** By Escape, too. */
  onCancel: () => void
  children: ReactNode
}

/**
 * A native modal dialog, rendered only while it is open: the browser keeps the focus inside, and
 * closing returns it.
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
        onCancel()
      }}
      // Browsers close it by themselves on a repeated Escape.
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

/** The answers, the harmless one first. */
export function ModalAnswers({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-bar border-t bg-chalk px-6 py-4">
      {children}
    </div>
  )
}
