'use client'

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ActionForm, FormMessage } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import type { Action } from '@/components/forms/run-action'
import { SubmitButton } from '@/components/forms/submit-button'
import { formClass } from './group'

const FieldErrors = createContext<Record<string, string>>({})

/** Problems of the form around, by field name. */
export function useFieldErrors(): Record<string, string> {
  return useContext(FieldErrors)
}

/** A text field that shows its own problem. */
export function SettingsField(props: Omit<ComponentProps<typeof TextField>, 'error'>) {
  return <TextField {...props} error={useFieldErrors()[props.name]} />
}

interface SettingsFormProps<T> {
  action: Action<T>
  failure: string
  label: string
  complete?: (form: FormData) => void
  onSuccess?: (data: T | undefined) => void
  /** The button's words: before, during and, beside it, after. */
  save: string
  busy?: string
  done?: string
  /** Another button. */
  beside?: ReactNode
  children: ReactNode
}

/** Settings that are saved by their own button. */
export function SettingsForm<T>(props: SettingsFormProps<T>) {
  const { save, busy = 'Saving...', done = 'Saved', beside, children, ...form } = props
  return (
    <ActionForm {...form} className={formClass}>
      {(state, pending) => (
        <FieldErrors value={state.fieldErrors ?? {}}>
          {children}
          <FormMessage state={state} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton pending={pending} busy={busy}>
              {save}
            </SubmitButton>
            {beside}
            {state.status === 'success' && !pending && <Done>{done}</Done>}
          </div>
        </FieldErrors>
      )}
    </ActionForm>
  )
}

interface FoldProps {
  title: string
  /** Whether a problem is about a field inside. */
  holds: (name: string) => boolean
  children: ReactNode
}

/** Seldom changed, so folded away; opened where something in it was refused. */
export function Fold({ title, holds, children }: FoldProps) {
  const isRefused = Object.keys(useFieldErrors()).some(holds)
  return (
    <details open={isRefused || undefined} className="border-bar border-y">
      <summary className="tap cursor-pointer py-2.5 font-semibold">{title}</summary>
      <div className="grid gap-5 pt-2 pb-5">{children}</div>
    </details>
  )
}

/** Until something is typed again. Not announced: the toast is. */
function Done({ children }: { children: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    const form = mark.current?.closest('form')
    const note = () => setOutdated(true)
    form?.addEventListener('input', note)
    return () => form?.removeEventListener('input', note)
  }, [])
  if (isOutdated) return null
  return (
    <span ref={mark} className="inline-flex items-center gap-2 font-semibold text-moss">
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d="m3 8.5 3.5 3.5L13 4.5" stroke="currentColor" strokeWidth="2" />
      </svg>
      {children}
    </span>
  )
}
