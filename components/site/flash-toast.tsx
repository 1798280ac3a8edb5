'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { FLASH_COOKIE, flashFrom } from '@/lib/flash'

/** Shows the toast that the page before left in a cookie, once. */
export function FlashToast() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an action may also lead on within the same document
  useEffect(() => {
    const flash = flashFrom(document.cookie)
    if (!flash) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${FLASH_COOKIE}=; path=/; max-age=0; samesite=lax`
    toast(flash)
  }, [pathname])
  return null
}
