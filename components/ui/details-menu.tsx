'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * A <details>, which opens without JavaScript. With it, it closes on navigation, on Escape, on a tap
 * elsewhere, and when the focus leaves it, which it would cover.
 */
export function DetailsMenu({ className, children }: { className?: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  // On leaving a page, not on coming to one: opened before hydration, it stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a page
  useEffect(() => () => details.current?.removeAttribute('open'), [pathname])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const closeWithFocus = (menu: HTMLDetailsElement) => {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }

  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key === 'Escape') closeWithFocus(currentTarget)
  }

  const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    const link = (target as Element).closest('a')
    if (!link) return
    // A new page takes the focus; a mail or a call, which has no host, leaves the page as it is.
    if (!link.host) return closeWithFocus(currentTarget)
    // A link to the current page changes no path.
    currentTarget.open = false
  }

  return (
    <details
      ref={details}
      onKeyDown={closeOnEscape}
      onClick={closeOnLink}
      className={className}
      // It may be open before hydration.
      suppressHydrationWarning
    >
      {children}
    </details>
  )
}
