/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

const text = readFileSync(join(process.cwd(), 'public/office-worker.js'), 'utf8')
const SITE = 'https://site.example'
const MESSAGE = '/dashboard/messages/0198c1f2-0000-7000-8000-000000000001'

interface Window {
  url: string
  postMessage: jest.Mock
  focus: jest.Mock
}

const windowAt = (path: string, canFocus = true) => {
  const found: Window = {
    url: new URL(path, SITE).href,
    postMessage: jest.fn(),
    focus: jest.fn(async () => {
      if (!canFocus) throw new TypeError('Not allowed to focus a window')
      return found
    }),
  }
  return found
}

/** The worker of a browser with these windows. */
function start(windows: Window[] = []) {
  const handlers: Record<string, (event: unknown) => void> = {}
  const clients = { matchAll: jest.fn(async () => windows), openWindow: jest.fn(async () => null) }
  const registration = { showNotification: jest.fn(async () => {}) }
  const navigator = { setAppBadge: jest.fn(async () => {}) }
  const self = {
    addEventListener: (type: string, handler: (event: unknown) => void) => {
      handlers[type] = handler
    },
    location: { origin: SITE },
    clients,
    registration,
    navigator,
  }
  runInNewContext(text, { self, URL, console })

  const tell = async (type: 'push' | 'notificationclick', event: object) => {
    let work: Promise<unknown> = Promise.reject(new Error('The browser may end the worker'))
    // Replaced by what the worker waits for.
    work.catch(() => {})
    handlers[type]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
    await work
  }
  const tap = async (path: unknown) => {
    const notification = { close: jest.fn(), data: { path } }
    await tell('notificationclick', { notification })
    expect(notification.close).toHaveBeenCalledTimes(1)
  }
  const push = (data: unknown) => tell('push', { data: { json: () => data } })
  return { clients, registration, navigator, tap, push }
}

describe('a tapped notification', () => {
  it('opens its enquiry where no window of the office is open', async () => {
    for (const windows of [[], [windowAt('/'), windowAt('/projects/bay-in-roker/edit')]]) {
      const { clients, tap } = start(windows)
      await tap(MESSAGE)
      expect(clients.openWindow.mock.calls).toEqual([[SITE + MESSAGE]])
      for (const { focus, postMessage } of windows) {
        expect(focus).not.toHaveBeenCalled()
        expect(postMessage).not.toHaveBeenCalled()
      }
    }
  })

  it('brings the window to the front that shows it already', async () => {
    const [office, showing] = [windowAt('/dashboard'), windowAt(`${MESSAGE}?status=new`)]
    const { clients, tap } = start([office, showing])
    await tap(MESSAGE)
    expect(showing.focus).toHaveBeenCalledTimes(1)
    expect(showing.postMessage).not.toHaveBeenCalled()
    expect(office.focus).not.toHaveBeenCalled()
    expect(clients.openWindow).not.toHaveBeenCalled()
  })

  it.each([
    ['', true],
    [', though the browser brings none to the front', false],
  ])('leads an open window of the office there%s', async (_, canFocus) => {
    const office = windowAt('/dashboard/settings', canFocus)
    const { clients, tap } = start([windowAt('/'), office])
    await tap(MESSAGE)
    expect(office.focus).toHaveBeenCalledTimes(1)
    expect(office.postMessage.mock.calls).toEqual([[{ open: MESSAGE }]])
    expect(clients.openWindow).not.toHaveBeenCalled()
    // A window that this worker does not control yet counts as well.
    expect(clients.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
  })

  it.each(['https://elsewhere.example/dashboard', '/projects', '', undefined])(
    'leads to no address outside the office: %s',
    async (path) => {
      const { clients, tap } = start()
      await tap(path)
      expect(clients.openWindow.mock.calls).toEqual([[`${SITE}/dashboard`]])
    },
  )
})

describe('a push message', () => {
  it('is shown with what its tap opens, and counted on the icon', async () => {
    const { registration, navigator, push } = start()
    const notice = { title: 'New enquiry: Ann', body: 'Residential', path: MESSAGE, tag: 'enquiry' }
    await push({ ...notice, unread: 3 })
    expect(registration.showNotification.mock.calls).toMatchObject([
      [
        notice.title,
        { body: 'Residential', tag: 'enquiry', renotify: true, data: { path: MESSAGE } },
      ],
    ])
    expect(navigator.setAppBadge).toHaveBeenCalledWith(3)
  })

  it.each([null, {}, 'text'])('that cannot be read is shown all the same: %s', async (data) => {
    const { registration, push } = start()
    await push(data)
    expect(registration.showNotification.mock.calls).toMatchObject([['News in the office', {}]])
  })
})
