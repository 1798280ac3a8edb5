'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { PageHeading } from './page-heading'

interface LoadFailureProps {
  title: string
  reason?: string
  /** The toast. */
  message: string
  /** Finds the error in the server's log. */
  reference?: string
  /** Refreshes the page unless given. */
  onRetry?: () => void
}

/** In place of a page that failed; the menu around it stays. */
export function LoadFailure({
  title,
  reason = "We can't reach your data right now",
  message,
  reference,
  onRetry,
}: LoadFailureProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const keepFocus = useFocusAfterRemoval()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed retry has a new reference
  useEffect(() => toast({ kind: 'error', message }), [message, reference])

  const retry = () => {
    if (isPending) return
    keepFocus()
    startTransition(onRetry ?? router.refresh)
  }
  return (
    <>
      <PageHeading title={title} />
      <FailurePane reason={reason}>
        <Button aria-disabled={isPending || undefined} onClick={retry}>
          {isPending ? 'Retrying...' : 'Retry'}
        </Button>
        {reference && (
          <p className="mt-6 text-slate text-sm">
            Still not working? Give whoever looks after your website this reference: {reference}
          </p>
        )}
      </FailurePane>
    </>
  )
}

/** In place of what failed to load. The button to try again is the caller's. */
export function FailurePane({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <section className="pane flex flex-wrap items-center gap-x-12 gap-y-6 px-5 py-8 sm:px-10 sm:py-14">
      <Window />
      <div className="min-w-0 max-w-prose flex-1 basis-64">
        <h2 className="text-h3">{reason}</h2>
        <p className="mt-2 mb-6 text-slate">
          Nothing is lost. Please wait a moment, then try again.
        </p>
        {children}
      </div>
    </section>
  )
}

function Window() {
  return (
    <svg
      viewBox="0 0 200 240"
      className="w-20 shrink-0 overflow-visible sm:w-32"
      aria-hidden="true"
    >
      <path className="fill-white stroke-bar" d="M.5.5h199v239H.5z" />
      <path className="fill-glass" d="M12 12h84v70H12zM12 92h84v136H12zM104 92h84v136h-84z" />
      <path className="fill-anthracite" d="M104 12h84v70h-84z" />
    </svg>
  )
}
