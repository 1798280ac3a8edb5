'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/**
 * A <details>, so that it opens without JavaScript; with it, it closes on navigation, Escape and a tap
 * elsewhere, and behind the focus, which it would cover.
 */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()
  const openedOn = useRef(pathname)

  useEffect(() => {
    // A new path closes it; opened before React took the page over, it stays.
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

  // A link to the page one is on changes no path.
  const closeOnLink = (event: MouseEvent<HTMLDetailsElement>) => {
    if ((event.target as Element).closest('a')) event.currentTarget.open = false
  }

  return (
    <details
      ref={details}
      onKeyDown={closeOnEscape}
      onClick={closeOnLink}
      className="group lg:hidden"
      // It may stand open by the time React takes it over.
      suppressHydrationWarning
    >
      <summary className="tap -mr-2 flex list-none items-center justify-center gap-2 rounded-control px-1 font-semibold sm:min-w-22 sm:justify-start [&::-webkit-details-marker]:hidden">
        <MenuIcon />
        <span className="sr-only sm:not-sr-only">Menu</span>
      </summary>
      {children}
    </details>
  )
}

function MenuIcon() {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M3 7h20M3 13h20M3 19h20" className="group-open:hidden" />
      <path d="m5 5 16 16M21 5 5 21" className="hidden group-open:block" />
    </svg>
  )
}
