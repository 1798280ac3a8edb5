'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

interface LoadingProps {
  fallback: ReactNode
  children: ReactNode
}

/**
 * A loading state for client-side navigation only. A `loading.tsx` would be in the static HTML too,
 * which would show its skeleton until scripts run.
 */
export function LoadingOnNavigation(props: LoadingProps) {
  return <Boundary key={usePathname()} {...props} />
}

function Boundary({ fallback, children }: LoadingProps) {
  // Fixed at the first render: a changed tree would remount the page.
  const [withFallback] = useState(useHydrated())
  if (!withFallback) return children
  return <Suspense fallback={fallback}>{children}</Suspense>
}
