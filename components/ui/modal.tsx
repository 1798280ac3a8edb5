'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names'

interface DialogFrameProps {
  /** Id of its heading, or the name itself. */
  labelledBy?: string
  label?: string
  describedBy?: string
  /** Also by Escape. */
  onCancel: () => void
  className: string
  children: ReactNode
}

/**
 * A native modal dialog, rendered only while open: the browser keeps the focus inside, and closing
 * returns it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { labelledBy, label, describedBy, onCancel, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)

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
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // A repeated Escape closes it without asking.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onCancel()
      }}
      className={className}
    >
      {children}
    </dialog>
  )
}

interface ModalProps {
  title: string
  message: ReactNode
  /** Also by Escape. */
  onCancel: () => void
  /** For pictures. */
  wide?: boolean
  children: ReactNode
}

/** A question. */
export function Modal({ title, message, onCancel, wide, children }: ModalProps) {
  const id = useId()
  return (
    <DialogFrame
      labelledBy={`${id}-title`}
      describedBy={`${id}-message`}
      onCancel={onCancel}
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
    </DialogFrame>
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
