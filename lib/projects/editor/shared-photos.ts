/** Photos that another app shared with the office, as public/office-worker.js stores them. */
const CACHE = 'shared-photos'

/** The owner may have to sign in first, or wait for signal; later, nobody expects them any more. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** They stay until forgotten, so that a reload finds them again. */
export async function takeSharedPhotos(): Promise<File[]> {
  const cache = await openCache()
  if (!cache) return []
  const photos: File[] = []
  for (const request of await cache.keys()) {
    const { at, name } = keyOf(request)
    const answer = Date.now() - at < MAX_AGE_MS ? await cache.match(request) : undefined
    if (answer) photos.push(fileOf(await answer.blob(), name))
    else await cache.delete(request)
  }
  return photos
}

export async function countSharedPhotos(): Promise<number> {
  const cache = await openCache()
  return (await cache?.keys())?.length ?? 0
}

export async function forgetSharedPhotos(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {}
}

/** Undefined where nothing was shared. Missing over plain http; some browsers forbid it. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined
  } catch {
    return undefined
  }
}

/** /dashboard/share/{time}-{id}/{number}/{name} */
function keyOf({ url }: Request) {
  const [, , , share = '', , name = ''] = new URL(url).pathname.split('/')
  return { at: Number.parseInt(share, 10), name: decodeURIComponent(name) }
}

const fileOf = (blob: Blob, name: string) => new File([blob], name || 'photo', { type: blob.type })
