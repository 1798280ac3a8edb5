'use client'

import { type ReactNode, useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { MoveButtons } from '@/components/admin/shell/move-buttons'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import type { Action } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { toast } from '@/components/ui/toast'
import { inOrder, withMoved } from '@/lib/projects/editor/order'

interface Item {
  id: string
  name: string
}

interface EditableListProps<T extends Item> {
  items: T[]
  /** 'review' */
  noun: string
  order: Action<unknown>
  remove: Action<unknown>
  row: (item: T) => ReactNode
  form: (item: T, close: () => void) => ReactNode
}

/** Rows that the owner puts in order, changes in place and deletes. */
export function EditableList<T extends Item>(props: EditableListProps<T>) {
  const { items, noun, order, row, ...rest } = props
  const [ids, show] = useOptimistic<readonly string[]>(items.map(({ id }) => id))
  const shown = inOrder(items, ids)
  const [, startTransition] = useTransition()
  const pressed = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved row loses the focus
  useEffect(() => pressed.current?.focus(), [ids])

  const move = (id: string, to: number, control: HTMLElement) =>
    startTransition(async () => {
      pressed.current = control
      const moved = withMoved(ids, id, to)
      show(moved)
      const failure = 'Failed to change the order'
      const answer = await runOwnerAction(order, { ids: moved }, failure)
      if (answer.status !== 'success') {
        toast({ id: 'order', kind: 'error', message: answer.message ?? failure })
      }
      pressed.current = null
    })

  return (
    <ol className="pane divide-y divide-bar">
      {shown.map((item, index) => (
        <li key={item.id} className="px-4 pt-4 pb-2 sm:px-6 sm:pt-5 sm:pb-3">
          {row(item)}
          <RowTools {...rest} item={item} noun={noun}>
            {shown.length > 1 && (
              <div className="-mr-3 ml-auto flex">
                <MoveButtons
                  about={`${noun} ${index + 1}, ${item.name},`}
                  place={index}
                  count={shown.length}
                  onMove={(to, control) => move(item.id, to, control)}
                />
              </div>
            )}
          </RowTools>
        </li>
      ))}
    </ol>
  )
}

type RowToolsProps<T extends Item> = Pick<EditableListProps<T>, 'noun' | 'remove' | 'form'> & {
  item: T
  /** More tools. */
  children: ReactNode
}

function RowTools<T extends Item>(props: RowToolsProps<T>) {
  const { item, noun, remove, form, children } = props
  const moveFocus = useFocusAfterRemoval()
  const failure = `Failed to delete the ${noun}`
  const confirm = async () => {
    const { status, message = failure } = await runOwnerAction(remove, { id: item.id }, failure)
    const isDeleted = status === 'success'
    if (isDeleted) moveFocus()
    toast({ id: 'deleted', kind: isDeleted ? 'success' : 'error', message })
  }
  return (
    <FormFold
      label="Edit"
      about={item.name}
      isQuiet
      beside={
        <>
          <ConfirmButton
            title={`Delete ${noun}`}
            message={`Delete the ${noun} ‘${item.name}’? It leaves the website at once and cannot be restored.`}
            confirmText="Delete"
            onConfirm={confirm}
            variant="text"
            className="px-3!"
          >
            Delete<span className="sr-only"> {item.name}</span>
          </ConfirmButton>
          {children}
        </>
      }
    >
      {(close) => form(item, close)}
    </FormFold>
  )
}

interface FormFoldProps {
  label: string
  /** For screen readers, where several buttons have the same label. */
  about?: string
  /** One of many in a list. */
  isQuiet?: boolean
  beside?: ReactNode
  children: (close: () => void) => ReactNode
}

/** A button that gives way to a form. */
export function FormFold({ label, about, isQuiet, beside, children }: FormFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
    else if (wasOpen.current) place.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div ref={place} className={isQuiet && !isOpen ? 'mt-1' : 'mt-4 mb-2'}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button
            variant={isQuiet ? 'text' : 'primary'}
            onClick={() => setOpen(true)}
            className={isQuiet ? '-ml-3 px-3!' : undefined}
          >
            {label}
            {about && <span className="sr-only"> {about}</span>}
          </Button>
          {beside}
        </div>
      )}
    </div>
  )
}
