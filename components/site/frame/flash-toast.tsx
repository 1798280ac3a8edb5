'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { takeFlash } from '@/lib/flash'

/** Shows the toast that the page before left in a cookie, once. */
export function FlashToast() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an action may also lead on within the same document
  useEffect(() => {
    const flash = takeFlash()
    if (flash) toast(flash)
  }, [pathname])
  return null
}
