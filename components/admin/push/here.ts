/** Notifications of this browser, through the office's service worker. */

/** Why this browser shows none. */
export type Obstacle = 'unsupported' | 'home-screen' | 'blocked'

/** iPads say that they are Macs. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export function obstacleHere(): Obstacle | null {
  const canPush =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // Safari has push for apps on the home screen only.
  if (!canPush) return isApple() ? 'home-screen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : null
}

const REGISTER_MS = 10_000

/** @throws where it could not be registered */
function officeWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, REGISTER_MS, new Error('The service worker is not there')),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** @returns null where there is none; nothing is waited for. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (obstacleHere() === 'home-screen' || obstacleHere() === 'unsupported') return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/**
 * Asks for permission, which needs the owner's tap.
 * @returns null where the owner said no
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await officeWorker()
  const known = await pushManager.getSubscription()
  if (known && !isMadeFor(known, publicKey)) await known.unsubscribe()
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return made.toJSON()
}

/** The site's keys may have changed since. */
function isMadeFor({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/** Fails nothing: the server sends no more, or no name. */
export async function unsubscribeHere(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe()
  } catch (error) {
    console.error('Could not end the notifications of this browser', error)
  }
}

/** On signing out: names must not stay on the lock screen. */
export async function forgetNotifications(): Promise<void> {
  await unsubscribeHere()
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    for (const shown of (await worker?.getNotifications()) ?? []) shown.close()
  } catch {}
  showOnIcon(0)
}

/** The number on the app's icon, where there is one. */
export function showOnIcon(count: number): void {
  const set = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  set?.catch(() => {})
}
