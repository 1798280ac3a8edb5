import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'
import { briefly } from '@/lib/next/cached-read'

/**
 * In place of a missing page: readable HTML with the status 404. Thrown outside a Suspense boundary,
 * notFound() would leave the HTML empty and everything to the browser's scripts.
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
  await expireSoon()
  notFound()
}

/** Random addresses must not fill the cache for long. */
async function expireSoon(): Promise<void> {
  'use cache'
  briefly()
}
