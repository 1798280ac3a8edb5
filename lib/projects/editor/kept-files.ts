import { clear, createStore, delMany, get, keys, set } from 'idb-keyval'
import { withTimeout } from '@/lib/with-timeout'

/** Files of a draft that are not sent yet, by owner and upload. Storage may be full, forbidden or missing. */
const store = createStore('unsent-files', 'files')

/** Some browsers never answer. */
const TIMEOUT_MS = 5_000
/** While a button is pressed. */
const PRESS_MS = 1_000

/** @returns whether it outlives the page */
export function keepFile(ownerId: string, id: string, file: File): Promise<boolean> {
  return attempt(() => set(keyOf(ownerId, id), file, store).then(() => true), false)
}

export function keptFile(ownerId: string, id: string): Promise<File | undefined> {
  const read = () => withTimeout(get<unknown>(keyOf(ownerId, id), store), TIMEOUT_MS)
  return attempt(read, undefined).then((kept) => (kept instanceof File ? kept : undefined))
}

export function forgetFiles(ownerId: string, ids: readonly string[]): Promise<void> {
  const known = ids.map((id) => keyOf(ownerId, id))
  return attempt(() => delMany(known, store), undefined)
}

/** @param idsInUse read after the stored keys, so that a file chosen meanwhile stays */
export function forgetUnusedFiles(
  ownerId: string,
  idsInUse: () => ReadonlySet<string>,
): Promise<void> {
  return attempt(async () => {
    const own = (await keys<string>(store)).filter((key) => key.startsWith(keyOf(ownerId, '')))
    const used = idsInUse()
    const unused = own.filter((key) => !used.has(key.slice(keyOf(ownerId, '').length)))
    if (unused.length > 0) await delMany(unused, store)
  }, undefined)
}

/** Every owner's. */
export function countKeptFiles(): Promise<number> {
  return attempt(async () => (await withTimeout(keys(store), PRESS_MS)).length, 0)
}

/** Every owner's, on signing out. */
export function forgetAllFiles(): Promise<void> {
  return attempt(() => withTimeout(clear(store), TIMEOUT_MS), undefined)
}

const keyOf = (ownerId: string, id: string) => `${ownerId}:${id}`

async function attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act()
  } catch {
    return otherwise
  }
}
