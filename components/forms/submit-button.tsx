import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/button'

/** Ignores a second press while pending, without losing the focus as `disabled` would. */
export function SubmitButton({
  pending,
  busy,
  children,
  variant,
}: {
  pending: boolean
  /** Label while pending. */
  busy: string
  children: ReactNode
  variant?: ButtonVariant
}) {
  return (
    <Button
      type="submit"
      variant={variant}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
      }}
    >
      {pending ? busy : children}
    </Button>
  )
}
