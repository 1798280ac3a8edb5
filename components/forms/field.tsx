import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '@/components/ui/class-names'

interface FieldProps {
  name: string
  label: string
  required?: boolean
  hint?: string
  error?: string
  /** Wires the control: spread these onto it. */
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  name: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  className: string
}

/** Brought into view with its label. */
const controlClass =
  'block w-full min-h-12 scroll-mt-10 rounded-control border border-control bg-white px-3.5 py-2.5 text-anthracite placeholder:text-slate aria-invalid:border-brick aria-invalid:border-2'

/** Label, required asterisk, and error or hint of one control (specification §2). */
export function Field({ name, label, required, hint, error, children }: FieldProps) {
  // Not from the name: hidden pages stay in the document, with fields of the same name.
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-brick">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        name,
        required,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        className: controlClass,
      })}
      {note && (
        <p
          id={noteId}
          className={classNames('mt-1.5 text-base', error ? 'text-brick' : 'text-slate')}
        >
          {note}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'name' | 'className' | 'children'>

export function TextField({ name, label, required, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field name={name} label={label} required={required} hint={hint} error={error}>
      {(control) => <input {...rest} {...control} />}
    </Field>
  )
}
