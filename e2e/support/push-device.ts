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

type Recorded = [title: string, options: NotificationOptions]
type Scope = { shown?: Recorded; registration: ServiceWorkerRegistration }

/** The browser gets a push message: its worker shows a notification, which is recorded here. */
export async function deliver(page: Page, notice: Shown) {
  const session = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const message = {
    origin: environment.baseUrl,
    registrationId: await known,
    data: JSON.stringify(notice),
  }
  let shown: Recorded | undefined
  // A browser may restart its worker at any moment, which forgets the recorder.
  await expect(async () => {
    await workerOf(page).evaluate(() => {
      const scope = self as unknown as Scope
      scope.registration.showNotification = async (title, options = {}) => {
        scope.shown = [title, options]
      }
    })
    await session.send('ServiceWorker.deliverPushMessage', message)
    shown = await workerOf(page).evaluate(() => (self as unknown as Scope).shown)
    expect(shown).toBeTruthy()
  }).toPass()
  const [title, options] = shown ?? ['', {}]
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
