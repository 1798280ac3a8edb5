'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { referenceOf } from '@/lib/log'

export interface ErrorPageProps {
  error: Error
  retry: () => void
}

/** In place of a page that could not be read; the menu around it stays. */
export function LoadFailure({ message, error, retry }: ErrorPageProps & { message: string }) {
  useEffect(() => {
    console.error(error)
    toast({ kind: 'error', message })
  }, [error, message])

  const reference = referenceOf(error)
  return (
    <section className="py-16">
      <h1 className="text-h2">{message}</h1>
      <p className="mt-3 mb-6 max-w-prose text-slate">
        Nothing is lost. The server did not answer as it should; please try again in a moment.
      </p>
      {reference && <p className="mb-6 text-base text-slate">Reference {reference}</p>}
      <Button onClick={retry}>Try again</Button>
    </section>
  )
}
