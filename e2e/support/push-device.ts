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

type Recorder = { shown?: [title: string, options: NotificationOptions][] }

/** The browser gets a push message: its worker shows a notification, which is recorded here. */
export async function deliver(page: Page, notice: Shown) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The office has no worker')
  await worker.evaluate(() => {
    const scope = self as unknown as Recorder & { registration: ServiceWorkerRegistration }
    scope.shown = []
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown?.push([title, options])
    }
  })
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [known] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (known) resolve(known.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: environment.baseUrl,
    registrationId: await registrationId,
    data: JSON.stringify(notice),
  })
  const shown = () => worker.evaluate(() => (self as unknown as Recorder).shown?.[0])
  await expect.poll(shown).toBeTruthy()
  const [title, options] = (await shown()) ?? ['', {}]
  return { title, options, tap: () => tap(worker, options) }
}

/** As the system tells the worker; only a real tap may bring a window to the front. */
function tap(worker: Worker, options: NotificationOptions) {
  return worker.evaluate((data) => {
    const event = new Event('notificationclick')
    const notification = { data, close() {} }
    self.dispatchEvent(Object.assign(event, { notification, waitUntil() {} }))
  }, options.data)
}
