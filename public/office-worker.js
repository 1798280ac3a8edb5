// The office's service worker. Only pages of the office register it, so visitors never load it. Each block
// below is one concern.

self.addEventListener('install', () => {
  // No page depends on the worker's version: a new one takes over at once.
  self.skipWaiting()
})

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
  const icon = '/icon-192.png'
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
