'use client'

import { useEffect } from 'react'
import { leaveTo } from '@/components/forms/leave'
import { toast } from '@/components/ui/toast'
import { routes } from '@/lib/routes'

/** Time to read the toast. */
const STAY_MS = 4_000

/** Shows the failure and moves on to the list (specification §2). */
export function LeaveToProjects() {
  useEffect(() => {
    // Both wait, so that a page left at once does neither.
    const speak = setTimeout(() =>
      toast({ kind: 'error', message: 'Failed to load project details. Please try again.' }),
    )
    const leave = setTimeout(() => leaveTo(routes.projects), STAY_MS)
    return () => {
      clearTimeout(speak)
      clearTimeout(leave)
    }
  }, [])

  return null
}
