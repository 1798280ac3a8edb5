'use client'

import type { ReactNode } from 'react'
import { DetailsMenu } from '@/components/ui/details-menu'
import { Icon } from '@/components/ui/icon'

/** A client component, so that no page's payload holds its icons. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  return (
    <DetailsMenu className="group lg:hidden">
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
    </DetailsMenu>
  )
}
