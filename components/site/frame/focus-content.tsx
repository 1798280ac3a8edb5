'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * A link that led on and went away with its page takes the focus along: the keyboard would go on
 * from where the link had stood, which may be the footer. Who still stands on something stays.
 */
export function FocusContent({ id }: { id: string }) {
  const pathname = usePathname()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A menu that closes behind its link gives up the focus only with the next picture.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(id)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, id])
  return null
}
