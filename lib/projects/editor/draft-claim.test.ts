/** @jest-environment jsdom */
import { type Draft, draftKey, saveDraft } from './draft'
import { baseOf, valuesOf } from './form-values'

const prefix = draftKey('owner', undefined)
const draftOf = (title: string): Draft => ({
  projectId: title,
  values: { ...valuesOf(), title },
  base: baseOf(valuesOf()),
  setIds: [],
  files: [],
  captions: {},
})

/** Mimics the browser's locks: closing or reloading a tab releases its own. */
function lendLocks() {
  const taken = new Set<string>()
  type Options = { ifAvailable?: boolean; signal?: AbortSignal }
  const request = async (
    key: string,
    { ifAvailable, signal }: Options,
    use: (lock: object | null) => unknown,
  ) => {
    if (ifAvailable && taken.has(key)) return use(null)
    while (taken.has(key)) {
      if (signal?.aborted) throw signal.reason
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    taken.add(key)
    return use({})
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  return taken
}

/** A freshly loaded page. */
async function page() {
  let loaded: typeof import('./draft-claim') | undefined
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./draft-claim')
  })
  if (!loaded) throw new Error('Not loaded')
  return loaded.claimDraft
}
async function newTab() {
  sessionStorage.clear()
  return page()
}

let taken: Set<string>
beforeEach(() => {
  localStorage.clear()
  taken = lendLocks()
})
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

it('leaves an open draft to its tab and gives every other tab a new key', async () => {
  saveDraft(prefix, draftOf('Porch'))
  const [first, second, third] = [await newTab(), await newTab(), await newTab()]
  expect(await first(prefix)).toEqual({ key: prefix, draft: draftOf('Porch') })
  const claims = [await second(prefix), await third(prefix)]
  expect(claims.map(({ draft }) => draft)).toEqual([null, null])
  expect(new Set(['', prefix, ...claims.map(({ key }) => key)]).size).toBe(4)
})

it('keeps two new drafts in two tabs apart', async () => {
  const [first, second] = [await newTab(), await newTab()]
  const { key } = await first(prefix)
  saveDraft(key, draftOf('Porch'))
  const other = await second(prefix)
  expect(other.draft).toBeNull()
  expect(other.key).not.toBe(key)
})

it('finds its own draft after a reload, even if others are free and its lock is released late', async () => {
  const first = await (await newTab())(prefix)
  saveDraft(first.key, draftOf('Porch'))
  const second = await (await newTab())(prefix)
  saveDraft(second.key, draftOf('Bay'))
  taken.delete(first.key)
  setTimeout(() => taken.delete(second.key), 100)
  expect(await (await page())(prefix)).toEqual({ key: second.key, draft: draftOf('Bay') })
})

it('does not wait long for the tab it was duplicated from', async () => {
  const { key } = await (await newTab())(prefix)
  saveDraft(key, draftOf('Porch'))
  expect((await (await page())(prefix)).draft).toBeNull()
})

it('takes over the draft of a closed tab', async () => {
  const { key } = await (await newTab())(prefix)
  saveDraft(key, draftOf('Porch'))
  taken.delete(key)
  expect(await (await newTab())(prefix)).toEqual({ key, draft: draftOf('Porch') })
})

it('tries again for a draft that another tab had open', async () => {
  saveDraft(prefix, draftOf('Porch'))
  await (await newTab())(prefix)
  const claim = await newTab()
  expect((await claim(prefix)).draft).toBeNull()
  taken.delete(prefix)
  expect((await claim(prefix)).draft).toEqual(draftOf('Porch'))
})

it('returns the same claim when asked twice', async () => {
  saveDraft(prefix, draftOf('Porch'))
  const claim = await newTab()
  const [once, again] = await Promise.all([claim(prefix), claim(prefix)])
  expect(again).toEqual(once)
  expect(await claim(prefix)).toEqual(once)
})

it('takes over the draft when locks are missing or refused', async () => {
  saveDraft(prefix, draftOf('Porch'))
  const request = () => Promise.reject(new DOMException('No', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  expect((await (await newTab())(prefix)).draft).toBeNull()
  Reflect.deleteProperty(navigator, 'locks')
  expect((await (await newTab())(prefix)).draft).toEqual(draftOf('Porch'))
})
