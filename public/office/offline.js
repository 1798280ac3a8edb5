// Shown by the office's service worker in place of a page that did not load. Says what this device keeps,
// and loads the page again once the site answers.

const CHECK_EVERY_MS = 5_000
const PATIENCE_MS = 8_000
const retry = document.getElementById('retry')
const said = document.getElementById('said')

let isChecking = false

async function check() {
  if (isChecking) return false
  isChecking = true
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }
    const isBack = (await fetch('/office-worker.js', options)).ok
    if (isBack) location.reload()
    return isBack
  } catch {
    return false
  } finally {
    isChecking = false
  }
}

const checkIfVisible = () => {
  if (document.visibilityState === 'visible') void check()
}

retry.addEventListener('click', async () => {
  said.textContent = 'Trying…'
  said.textContent = (await check()) ? 'Connected.' : 'Still no connection.'
})
window.addEventListener('online', check)
document.addEventListener('visibilitychange', checkIfVisible)
setInterval(checkIfVisible, CHECK_EVERY_MS)

/** Keys of lib/drafts.ts: draft:owner:{kind}:… */
const textsOf = (storage, kind) =>
  Object.keys(storage()).filter((key) => key.startsWith(`draft:owner:${kind}:`)).length

/** Files of lib/projects/editor/kept-files.ts. */
function unsentFiles() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('unsent-files')
    // Do not make a database that the office would find without its store.
    request.onupgradeneeded = () => request.transaction.abort()
    request.onerror = reject
    request.onsuccess = () => {
      const counting = request.result.transaction('files').objectStore('files').count()
      counting.onerror = reject
      counting.onsuccess = () => {
        resolve(counting.result)
        request.result.close()
      }
    }
  })
}

async function sharedPhotos() {
  const isThere = await caches.has('shared-photos')
  return isThere ? (await (await caches.open('shared-photos')).keys()).length : 0
}

const several = (count, one, more) => (count === 1 ? one : `${count} ${more}`)

const kinds = [
  [
    () => textsOf(() => localStorage, 'project'),
    'A project you have not saved',
    'projects you have not saved',
  ],
  [unsentFiles, 'A photo or video waiting for signal', 'photos and videos waiting for signal'],
  [sharedPhotos, 'A shared photo for a new project', 'shared photos for a new project'],
  [
    () => textsOf(() => sessionStorage, 'note'),
    'A note you have not saved',
    'notes you have not saved',
  ],
]

async function list() {
  const lines = await Promise.all(
    kinds.map(async ([count, one, more]) => {
      // Storage may be forbidden or missing.
      const found = await (async () => count())().catch(() => 0)
      return found > 0 ? several(found, one, more) : null
    }),
  )
  const items = lines.filter(Boolean).map((line) => {
    const item = document.createElement('li')
    item.textContent = line
    return item
  })
  document.getElementById('list').replaceChildren(...items)
  if (items.length === 0) {
    document.getElementById('rest').textContent = 'Nothing is waiting: all you did is saved.'
  }
}

void list()
