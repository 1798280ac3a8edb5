'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'

interface ModalProps {
  title: string
  message: ReactNode
  /** Also by Escape. */
  onCancel: () => void
  /** For pictures. */
  wide?: boolean
  children: ReactNode
}

/**
 * A native modal dialog, rendered only while open: the browser keeps the focus inside, and closing
 * returns it.
 */
export function Modal({ title, message, onCancel, wide, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
    return () => {
      element?.close()
      // A removed dialog does not return the focus.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
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
      className={classNames(
        'm-auto w-full rounded-control border-bar bg-white p-0 text-anthracite shadow-float backdrop:bg-anthracite/60',
        wide ? 'max-w-4xl max-lg:w-[calc(100%-2rem)]' : 'max-w-md max-sm:w-[calc(100%-2rem)]',
      )}
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
