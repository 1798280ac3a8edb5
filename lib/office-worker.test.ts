/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

const folder = join(process.cwd(), 'public')
const text = readFileSync(join(folder, 'office-worker.js'), 'utf8')
const offline = ['/office/offline.html', '/office/offline.css', '/office/offline.js']

interface Asked {
  mode?: string
  method?: string
  formData?: () => Promise<FormData>
}

/** The worker in a browser of nothing but what it uses. */
function start({ room = Number.POSITIVE_INFINITY, canRoute = true, isOnline = true } = {}) {
  const stored = new Map<string, Map<string, Response>>()
  const handlers: Record<string, (event: unknown) => void> = {}
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      addAll: async (requests: { url: string }[]) => {
        for (const { url } of requests) cache.set(url, new Response(url))
      },
      put: async (key: string, response: Response) => {
        if (cache.size >= room) throw new DOMException('Full', 'QuotaExceededError')
        cache.set(key, response)
      },
      delete: async (key: string) => cache.delete(key),
    }
  }
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (asked: string | { url: string }) => {
      const { pathname } = new URL(
        typeof asked === 'string' ? asked : asked.url,
        'https://site.example',
      )
      return [...stored.values()].map((cache) => cache.get(pathname)).find(Boolean)
    },
  }
  const self = {
    addEventListener: (type: string, handler: (event: unknown) => void) => {
      handlers[type] = handler
    },
    location: { origin: 'https://site.example' },
    skipWaiting: jest.fn(),
    registration: { navigationPreload: { enable: jest.fn() } },
    InstallEvent: class {},
  }
  if (canRoute) Object.assign(self.InstallEvent.prototype, { addRoutes: true })
  const fetch = jest.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response('from the site')
  })
  class Request {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  // A relative address is one of this site.
  const redirect = (to: string, status: number) =>
    new Response(null, { status, headers: { location: to } })
  const ResponseHere = Object.assign(
    function make(...parts: ConstructorParameters<typeof Response>) {
      return new Response(...parts)
    },
    { redirect, error: Response.error },
  )
  const scope = { self, caches, fetch, Request, Response: ResponseHere, URL, File, crypto, console }
  runInNewContext(text, scope)

  const lives = async (type: 'install' | 'activate', more = {}) => {
    let done: Promise<unknown> = Promise.resolve()
    handlers[type]?.({ waitUntil: (work: Promise<unknown>) => (done = work), ...more })
    await done
  }
  /** Undefined where it leaves the request to the network. */
  const answer = async (
    address: string,
    { mode = 'navigate', method = 'GET', formData }: Asked = {},
  ) => {
    let found: Promise<Response> | undefined
    handlers.fetch?.({
      request: { url: new URL(address, 'https://site.example').href, mode, method, formData },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => {
        found = response
      },
    })
    return found
  }
  return { self, stored, lives, answer, fetch }
}

const formOf = (...photos: unknown[]) => {
  const form = new FormData()
  for (const photo of photos) form.append('photos', photo as File)
  return { method: 'POST', formData: async () => form }
}
const photo = (name: string, type = 'image/jpeg') => new File([name], name, { type })

it.each([
  '/',
  '/projects',
  '/projects/new-bay-window-in-roker',
  '/projects/newcastle-in-durham',
  '/projects/page/2',
  '/dashboards',
  '/login',
  '/office-worker.js',
  'https://elsewhere.example/dashboard',
])('leaves %s to the network', async (address) => {
  const { answer } = start({ isOnline: false })
  expect(await answer(address)).toBeUndefined()
})

it.each([
  '/dashboard',
  '/dashboard/messages?box=spam',
  '/projects/new',
  '/projects/bay-in-roker/edit',
  '/bodhi',
])('shows the offline page where %s does not load, and the page where it does', async (address) => {
  const off = start({ isOnline: false })
  await off.lives('install')
  expect(await (await off.answer(address))?.text()).toBe('/office/offline.html')
  const on = start()
  await on.lives('install')
  expect(await (await on.answer(address))?.text()).toBe('from the site')
  // A form that is sent, and what a page requests, are its own affair.
  expect(await on.answer(address, { method: 'POST' })).toBeUndefined()
  expect(await on.answer(address, { mode: 'cors' })).toBeUndefined()
})

it('stores the offline page alone, and drops that of an earlier worker', async () => {
  const { lives, stored, answer, fetch, self } = start()
  stored.set('office-offline-former', new Map())
  stored.set('shared-photos', new Map())
  await lives('install')
  await lives('activate')
  expect(self.skipWaiting).toHaveBeenCalled()
  const [shared, kept = '', ...more] = [...stored.keys()]
  expect([shared, more]).toEqual(['shared-photos', []])
  expect([...(stored.get(kept)?.keys() ?? [])]).toEqual(offline)
  expect(await (await answer('/office/offline.css', { mode: 'no-cors' }))?.text()).toBe(
    '/office/offline.css',
  )
  await answer('/dashboard')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(stored.get(kept)?.size).toBe(3)
})

it('changes when the offline page changes', () => {
  const hash = createHash('sha256')
  for (const path of offline) hash.update(readFileSync(join(folder, path)))
  expect(text).toContain(`'office-offline-${hash.digest('hex').slice(0, 8)}'`)
})

it('tells the browser to start it for the office alone, and only then requests ahead', async () => {
  const { lives, self } = start()
  const addRoutes = jest.fn()
  await lives('install', { addRoutes })
  const [rule] = addRoutes.mock.calls[0]
  expect(rule.source).toBe('network')
  await lives('activate')
  expect(self.registration.navigationPreload.enable).toHaveBeenCalled()

  const older = start({ canRoute: false })
  await older.lives('install', { addRoutes: () => Promise.reject(new TypeError('not')) })
  await older.lives('activate')
  expect(older.self.registration.navigationPreload.enable).not.toHaveBeenCalled()
})

it('keeps shared photos for a new project, in order and by name', async () => {
  const { answer, stored } = start({ isOnline: false })
  const sent = formOf(
    photo('b/ü.jpg'),
    'text',
    photo('page.html', 'text/html'),
    photo('a.png', 'image/png'),
  )
  const response = await answer('/dashboard/share', sent)
  expect([response?.status, response?.headers.get('location')]).toEqual([303, '/projects/new'])
  const kept = [...(stored.get('shared-photos') ?? [])]
  expect(kept.map(([key]) => key.split('/').slice(4))).toEqual([
    ['0', 'b%2F%C3%BC.jpg'],
    ['1', 'a.png'],
  ])
  expect(kept.map(([, { headers }]) => headers.get('content-type'))).toEqual([
    'image/jpeg',
    'image/png',
  ])
})

it.each([
  ['no photo', formOf('text'), undefined],
  [
    'too many',
    formOf(...Array.from({ length: 101 }, (_, index) => photo(`${index}.jpg`))),
    undefined,
  ],
  ['more than there is room for', formOf(photo('a.jpg'), photo('b.jpg'), photo('c.jpg')), 2],
  [
    'what is no form',
    { method: 'POST', formData: () => Promise.reject(new TypeError()) },
    undefined,
  ],
])('keeps nothing of %s, and the site says so', async (_, sent, room) => {
  const { answer, stored } = start({ room })
  const response = await answer('/dashboard/share', sent)
  expect([response?.status, response?.headers.get('location')]).toEqual([303, '/dashboard/share'])
  expect(stored.get('shared-photos')?.size ?? 0).toBe(0)
})
