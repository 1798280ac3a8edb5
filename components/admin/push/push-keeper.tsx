'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useSignIns } from '@/components/forms/reauthenticate'
import { runAction } from '@/components/forms/run-action'
import { keepPushDevice } from '@/lib/enquiries/push/actions'
import { routes } from '@/lib/routes'
import { subscriptionHere, unsubscribeHere } from './here'

/**
 * Ties this browser's notifications to the session of now, ends them here where they were switched off on
 * another device, and opens what a tapped one is about.
 */
export function PushKeeper() {
  const router = useRouter()
  const signIns = useSignIns()

  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a sign-in on this page
  useEffect(() => {
    keepHere().catch(console.error)
  }, [signIns])

  const onMessage = useEffectEvent(({ data }: MessageEvent<{ open?: unknown } | null>) => {
    const path = data?.open
    if (typeof path === 'string' && path.startsWith(routes.dashboard)) router.push(path)
  })
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker) return
    const listener = (event: MessageEvent) => onMessage(event)
    worker.addEventListener('message', listener)
    return () => worker.removeEventListener('message', listener)
  }, [])
  return null
}

/** @returns the id of this browser among the owner's devices; null where notifications are off here */
export async function keepHere(): Promise<string | null> {
  const subscription = await subscriptionHere()
  if (!subscription) return null
  const { endpoint } = subscription
  const { data } = await runAction(keepPushDevice, { endpoint }, 'Failed')
  // Without an answer nothing is known.
  if (data && data.id === null) await unsubscribeHere()
  return data?.id ?? null
}
