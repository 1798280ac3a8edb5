'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { britishYear } from '@/lib/time-zone'

/** The page may have been cached last year. */
export function CurrentYear({ rendered }: { rendered: string }) {
  return useHydrated() ? britishYear(new Date()) : rendered
}
