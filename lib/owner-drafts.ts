import { attempt, prefixOf, storages, unstored } from './drafts'

// Apart from drafts.ts, which visitors load too.

/** Every owner's drafts of a kind on this device and in this tab. */
export function countOwnerDrafts(name: string): number {
  const stored = Object.values(storages).flatMap((storage) =>
    attempt(() => Object.keys(storage()), []),
  )
  const prefix = `${prefixOf('owner')}${name}:`
  return new Set([...stored, ...unstored.keys()].filter((key) => key.startsWith(prefix))).size
}

/** Removes every owner's drafts from this device, and from the tab that calls it. */
export function forgetOwnerDrafts(): void {
  const prefix = prefixOf('owner')
  for (const key of unstored.keys()) if (key.startsWith(prefix)) unstored.delete(key)
  for (const storage of Object.values(storages)) {
    attempt(() => {
      for (const key of Object.keys(storage())) {
        if (key.startsWith(prefix)) storage().removeItem(key)
      }
    }, undefined)
  }
}
