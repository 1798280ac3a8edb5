import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/button'

/** Says what it is doing, and ignores a second press meanwhile without losing the focus. */
export function SubmitButton({
  pending,
  busy,
  children,
  variant,
}: {
  pending: boolean
  /** Its words while pending. */
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
