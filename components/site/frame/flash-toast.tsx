'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { FLASH_COOKIE, flashFrom } from '@/lib/flash'
import { cookieText } from '@/lib/own-cookie'

/** Shows the toast that the page before left in a cookie, once. */
export function FlashToast() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an action may also lead on within the same document
  useEffect(() => {
    const flash = flashFrom(document.cookie)
    if (!flash) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = cookieText(FLASH_COOKIE, '', 0)
    toast(flash)
  }, [pathname])
  return null
}
