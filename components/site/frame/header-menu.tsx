'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/**
 * A <details>, which opens without JavaScript. With it, it closes on navigation, on Escape, on a tap
 * elsewhere, and when the focus leaves it, which it would cover.
 */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()
  const openedOn = useRef(pathname)

  useEffect(() => {
    // Opened before hydration, it stays open.
    if (openedOn.current !== pathname) details.current?.removeAttribute('open')
    openedOn.current = pathname
  }, [pathname])

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

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  // A link to the current page changes no path.
  const closeOnLink = (event: MouseEvent<HTMLDetailsElement>) => {
    if ((event.target as Element).closest('a')) event.currentTarget.open = false
  }

  return (
    <details
      ref={details}
      onKeyDown={closeOnEscape}
      onClick={closeOnLink}
      className="group lg:hidden"
      // It may be open before hydration.
      suppressHydrationWarning
    >
      <summary className="tap -mr-2 flex list-none items-center justify-center gap-2 rounded-control px-1 font-semibold sm:min-w-22 sm:justify-start [&::-webkit-details-marker]:hidden">
        <Icon
          size={26}
          strokeWidth="1.8"
          path="M3 7h20M3 13h20M3 19h20"
          className="group-open:hidden"
        />
        <Icon
          size={26}
          strokeWidth="1.8"
          path="m5 5 16 16M21 5 5 21"
          className="hidden group-open:block"
        />
        <span className="sr-only sm:not-sr-only">Menu</span>
      </summary>
      {children}
    </details>
  )
}
