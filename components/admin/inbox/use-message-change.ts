import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { useFocusAfterRemoval } from '@/components/admin/shell/use-focus-after-removal'
import { useRefresh } from '@/components/admin/shell/use-refresh'
import type { Action } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { type ToastRequest, toast } from '@/components/ui/toast'
import { goBackTo } from './back-link'

interface Change {
  action: Action<unknown>
  input: unknown
  failure: string
  /** A later toast replaces one with the same id. */
  toastId: string
  /** Offered once it has worked. */
  undo?: ToastRequest['action']
  /** The pressed control goes once it has worked; the message stays. */
  isReplaced?: boolean
  /** The list to go back to, from which the message is now gone. */
  leaveTo?: string
}

/** Changes a message and tells how it went. */
export function useMessageChange(): (change: Change) => Promise<void> {
  const refresh = useRefresh()
  const router = useRouter()
  const moveFocus = useFocusAfterRemoval()
  return async ({ action, input, failure, toastId, undo, isReplaced, leaveTo }) => {
    const { status, message = failure } = await runOwnerAction(action, input, failure)
    if (status !== 'success') return toast({ id: toastId, kind: 'error', message })
    toast({ id: toastId, kind: 'success', message, action: undo })
    if (isReplaced || leaveTo) moveFocus()
    if (!leaveTo) return refresh()
    // The router shows the list first, as it was.
    window.addEventListener('popstate', refresh, { once: true })
    if (goBackTo(leaveTo, true)) return
    window.removeEventListener('popstate', refresh)
    startTransition(() => router.replace(leaveTo))
    refresh()
  }
}
