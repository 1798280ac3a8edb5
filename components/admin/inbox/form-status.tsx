'use client'

import { useFormStatus } from 'react-dom'
import { useLeaving } from '@/components/ui/link'

/** For a form that leads to a page, as a link does. */
export function FormStatus() {
  useLeaving(useFormStatus().pending)
  return null
}
