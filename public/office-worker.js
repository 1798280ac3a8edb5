// The office's service worker. Only pages of the office register it, so visitors never load it. It answers
// pages of the office that do not load, the files of the offline page, and photos shared from another app, and
// shows notifications.
// It stores no page and no answer of the site. Each block below is one concern.
//
// Its scope is the whole site: project forms lie at /projects/new and /projects/{slug}/edit, among public
// pages. Those never pass through it (isOffice, leaveOutPublicPages).

const OFFICE = ['/dashboard', '/dashboard/*', '/projects/new', '/projects/:slug/edit', '/bodhi']
const isOffice = (path) => /^\/(dashboard(\/.*)?|projects\/(new|[^/]+\/edit)|bodhi)$/.test(path)

self.addEventListener('install', (event) => {
  // No page depends on the worker's version: a new one takes over at once.
  self.skipWaiting()
  event.waitUntil(Promise.all([keepOfflinePage(), leaveOutPublicPages(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetFormerPages(), requestWhileStarting()]))
})

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  if (mode !== 'navigate') {
    if (OFFLINE_FILES.includes(pathname)) event.respondWith(offlineFile(event.request))
  } else if (method === 'POST' && pathname === SHARE) {
    event.respondWith(takeShared(event.request))
  } else if (method === 'GET' && isOffice(pathname)) {
    event.respondWith(pageOrOffline(event))
  }
})

/** A browser that can be told this does not even start the worker for other requests. */
async function leaveOutPublicPages(event) {
  const pages = OFFICE.map((pathname) => ({ urlPattern: { pathname }, requestMode: 'navigate' }))
  const asked = [...pages, { urlPattern: { pathname: '/office/*' } }]
  try {
    await event.addRoutes?.({ condition: { not: { or: asked } }, source: 'network' })
  } catch {
    // It starts the worker, which leaves the request to the network.
  }
}

/** Without leaveOutPublicPages, public pages would be requested twice. */
async function requestWhileStarting() {
  const canLeaveOut = 'InstallEvent' in self && 'addRoutes' in self.InstallEvent.prototype
  if (canLeaveOut) await self.registration.navigationPreload?.enable()
}

// ---- Offline page -------------------------------------------------------------------------------------

const OFFLINE_PAGE = '/office/offline.html'
const OFFLINE_FILES = [OFFLINE_PAGE, '/office/offline.css', '/office/offline.js']
/** With a hash of these files: when they change, so must the worker. A test compares it. */
const OFFLINE_CACHE = 'office-offline-70e19331'

async function keepOfflinePage() {
  const cache = await caches.open(OFFLINE_CACHE)
  await cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' })))
}

async function forgetFormerPages() {
  const names = (await caches.keys()).filter((name) => name.startsWith('office-offline-'))
  await Promise.all(names.map((name) => name !== OFFLINE_CACHE && caches.delete(name)))
}

async function pageOrOffline(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error()
  }
}

async function offlineFile(request) {
  return (await caches.match(request)) ?? fetch(request)
}

// ---- Photos shared from another app -------------------------------------------------------------------

const SHARE = '/dashboard/share'
/** Read and emptied by lib/projects/editor/shared-photos.ts. */
const SHARED_CACHE = 'shared-photos'
const MOST_PHOTOS = 100

/**
 * Photos wait on the device until a new project takes them: the owner may have to sign in first, or have no
 * signal. The site does not get them here.
 */
async function takeShared(request) {
  const share = `${SHARE}/${Date.now()}-${crypto.randomUUID()}`
  const stored = []
  try {
    const files = (await request.formData()).getAll('photos')
    const photos = files.filter((file) => file instanceof File && file.type.startsWith('image/'))
    if (photos.length === 0 || photos.length > MOST_PHOTOS) throw new Error('Not photos')
    const cache = await caches.open(SHARED_CACHE)
    for (const photo of photos) {
      const key = `${share}/${stored.length}/${encodeURIComponent(photo.name)}`
      stored.push(key)
      await cache.put(key, new Response(photo, { headers: { 'content-type': photo.type } }))
    }
    return Response.redirect('/projects/new', 303)
  } catch {
    const cache = await caches.open(SHARED_CACHE).catch(() => null)
    await Promise.allSettled(stored.map((key) => cache?.delete(key)))
    // The site says that they were not taken.
    return Response.redirect(SHARE, 303)
  }
}

// ---- Notifications ------------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(noticeIn(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openInOffice(event.notification.data?.path))
})

/** A browser that shows nothing after a push takes the permission away. */
function noticeIn(data) {
  try {
    const notice = data.json()
    if (typeof notice.title === 'string') return notice
  } catch {}
  return { title: 'News in the office' }
}

async function showNotice({ title, body, path, tag, unread }) {
  const icon = '/office/icon-192.png'
  // A second reminder of the same message makes itself known, too.
  const renotify = Boolean(tag)
  await self.registration.showNotification(title, { body, tag, renotify, icon, data: { path } })
  if (typeof unread === 'number') await self.navigator.setAppBadge?.(unread).catch(() => {})
}

/**
 * In the window that shows it, else in one of the office that is no form of a project, else in a new one. The
 * page itself goes there: it may not be under this worker's control yet.
 */
async function openInOffice(path) {
  const wanted = String(path ?? '')
  const { href, origin, pathname } = new URL(wanted, self.location.origin)
  const isDashboard = (url) => /^\/dashboard(\/|$)/.test(new URL(url).pathname)
  if (origin !== self.location.origin || !isDashboard(href)) return openInOffice('/dashboard')
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const showing = windows.find(({ url }) => new URL(url).pathname === pathname)
  const found = showing ?? windows.find(({ url }) => isDashboard(url))
  if (!found) return self.clients.openWindow(href)
  // A browser may refuse: the page goes there all the same.
  const focused = await found.focus().catch(() => found)
  if (!showing) focused.postMessage({ open: wanted })
}
