import type { BrowserContext, Page, Worker } from '@playwright/test'
import { type Shown, startPushService } from '../../tests/push-service'
import { environment } from './environment'
import { expect } from './fixtures'

/**
 * Plays what lies outside of the browser: its push service, the question for permission, which a browser without a
 * window refuses, and the notifications of the system.
 */
export async function withPushService(context: BrowserContext) {
  let publicKey = ''
  const service = await startPushService(() => publicKey)
  await context.exposeFunction('subscribeAtService', (key: string) => {
    publicKey = key
    return service.subscribe()
  })
  await context.addInitScript(() => {
    const kept = 'test-subscription'
    const read = () => {
      const json = JSON.parse(localStorage.getItem(kept) ?? 'null')
      if (!json) return null
      const unsubscribe = async () => {
        localStorage.removeItem(kept)
        return true
      }
      return { ...json, options: {}, toJSON: () => json, unsubscribe }
    }
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      getSubscription: async () => read(),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const site = window as unknown as { subscribeAtService(key: string): Promise<object> }
        const made = await site.subscribeAtService(applicationServerKey)
        localStorage.setItem(kept, JSON.stringify(made))
        return read()
      },
    })
  })
  return service
}

interface Recorded {
  title: string
  options: NotificationOptions
  badge?: number
}
type Scope = { shown?: Recorded; registration: ServiceWorkerRegistration }

/** The browser gets a push message: what its worker shows, and the number on the app's icon, are recorded. */
export async function deliver(page: Page, notice: Shown) {
  await workerOf(page).evaluate(() => {
    const scope = self as unknown as Scope
    // A browser without a window ends a worker that asks for it.
    const setAppBadge = async (count: number) => {
      if (scope.shown) scope.shown.badge = count
    }
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge })
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown = { title, options }
    }
  })
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: environment.baseUrl,
    registrationId: await registrationId,
    data: JSON.stringify(notice),
  })
  const recorded = () => workerOf(page).evaluate(() => (self as unknown as Scope).shown)
  await expect.poll(async () => (await recorded())?.badge).toBe(notice.unread)
  const { title, options } = (await recorded()) ?? { title: '', options: {} }
  return { title, options, tap: () => tap(page, options) }
}

function workerOf(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1)
  if (!worker) throw new Error('The office has no worker')
  return worker
}

/** As the system tells the worker; only a real tap may bring a window to the front. */
function tap(page: Page, { data }: NotificationOptions) {
  return workerOf(page).evaluate((kept) => {
    const event = new Event('notificationclick')
    const notification = { data: kept, close() {} }
    self.dispatchEvent(Object.assign(event, { notification, waitUntil() {} }))
  }, data)
}
