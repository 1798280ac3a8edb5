'use client'

import { useSyncExternalStore } from 'react'
import { britishYear } from '@/lib/content/year'

const never = () => () => {}

/** The page may have been cached last year: the browser knows better. */
export function CurrentYear({ rendered }: { rendered: string }) {
  return useSyncExternalStore(
    never,
    () => britishYear(new Date()),
    () => rendered,
  )
}
