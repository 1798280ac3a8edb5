/** Unsaved text in the browser. Storage may be forbidden or full: then it lives as long as the page. */
export interface Drafts<T> {
  /** Null where there is none, or an earlier build stored another shape. */
  load(key: string): T | null
  /** @returns whether it survives a reload */
  save(key: string, draft: T): boolean
  clear(key: string): void
  /** This key and those that continue it after a colon, from any tab. */
  keys(key: string): string[]
}

interface DraftKind<T> {
  /** Logout removes an owner's drafts. */
  of: 'owner' | 'visitor'
  name: string
  /** session: one tab, until it is closed. */
  storage: 'local' | 'session'
  maxAgeMs?: number
  isDraft: (stored: unknown) => stored is T
}

export const storages = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
}
export const prefixOf = (of: DraftKind<unknown>['of']) => `draft:${of}:`

/** What storage refused; newer than what it holds. */
export const unstored = new Map<string, string>()

export function createDrafts<T>(kind: DraftKind<T>): Drafts<T> {
  const { of, name, maxAgeMs = Number.POSITIVE_INFINITY, isDraft } = kind
  const storage = storages[kind.storage]
  const prefix = `${prefixOf(of)}${name}:`

  return {
    load(key) {
      const text =
        unstored.get(prefix + key) ?? attempt(() => storage().getItem(prefix + key), null)
      const stored = attempt(() => JSON.parse(text ?? 'null') as Stored | null, null)
      if (!stored || !(Date.now() - stored.at < maxAgeMs)) return null
      return isDraft(stored.draft) ? stored.draft : null
    },
    save(key, draft) {
      const text = JSON.stringify({ at: Date.now(), draft } satisfies Stored)
      const isStored = attempt(() => {
        storage().setItem(prefix + key, text)
        return true
      }, false)
      if (isStored) unstored.delete(prefix + key)
      else unstored.set(prefix + key, text)
      return isStored
    },
    clear(key) {
      unstored.delete(prefix + key)
      attempt(() => storage().removeItem(prefix + key), undefined)
    },
    keys(key) {
      const stored = attempt(() => Object.keys(storage()), [])
      return [...new Set([...stored, ...unstored.keys()])]
        .filter((each) => each.startsWith(prefix))
        .map((each) => each.slice(prefix.length))
        .filter((each) => each === key || each.startsWith(`${key}:`))
    },
  }
}

interface Stored {
  at: number
  draft: unknown
}

export const isText = (stored: unknown): stored is string => typeof stored === 'string'

export function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
