'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from '@/components/ui/use-browser'

interface LoadingProps {
  fallback: ReactNode
  children: ReactNode
}

/**
 * A loading state for moving from page to page, and for nothing else. A `loading.tsx` stands in the
 * static HTML too, which then shows its skeleton until scripts bring in the page behind it.
 */
export function LoadingOnNavigation(props: LoadingProps) {
  return <Boundary key={usePathname()} {...props} />
}

function Boundary({ fallback, children }: LoadingProps) {
  // Settled at the first render: another element in its place would throw the page away.
  const [withFallback] = useState(useHydrated())
  if (!withFallback) return children
  return <Suspense fallback={fallback}>{children}</Suspense>
}
