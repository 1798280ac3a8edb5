import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { briefly } from '@/lib/next/cached-read'

/**
 * What stands in for a page that is not there: readable HTML with the status 404. Thrown outside a
 * Suspense boundary, notFound() would leave the HTML empty and all to the browser's scripts.
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense fallback={null}>
        <NotFoundSignal />
      </Suspense>
    </>
  )
}

async function NotFoundSignal(): Promise<never> {
  await forgetSoon()
  notFound()
}

/** Random addresses must not fill the cache for long. */
async function forgetSoon(): Promise<void> {
  'use cache'
  briefly()
}
