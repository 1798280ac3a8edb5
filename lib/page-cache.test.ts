/** @jest-environment node */
import PageCache from './page-cache'

const KEY = '/route-cache/APP_PAGE/hash/$/projects'
type Stored = Parameters<PageCache['set']>[1]

const cache = () =>
  new PageCache({
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 2 ** 20,
    fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('no file')) },
  } as unknown as ConstructorParameters<typeof PageCache>[0])
const page = (html: string, tags = 'projects') =>
  ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } }) as unknown as Stored
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never

const ask = async (key = KEY) => {
  const found = await cache().get(key, context)
  return (found?.value as { html?: string } | undefined)?.html
}
const store = (html: string, key = KEY, tags?: string, cacheControl?: object) =>
  cache().set(key, page(html, tags), Object.assign({ cacheControl }, context))
/** Whoever asks for a page that is not there begins it; no test leaves that to the next. */
const isGone = async (key: string) => {
  const found = await ask(key)
  await store('new', key)
  return found === undefined
}
const startChange = () => {
  const change = { isDone: false, done: Promise.resolve() }
  change.done = cache()
    .revalidateTag(['projects'])
    .then(() => {
      change.isDone = true
    })
  return change
}
/** A test's own, since tags and pages belong to the process. */
const unique = () => `${KEY}/${crypto.randomUUID()}`
const tick = () => new Promise((resume) => setTimeout(resume, 2))

it('keeps a page that was made while nothing changed', async () => {
  const key = unique()
  expect(await ask(key)).toBeUndefined()
  await store('new', key)
  expect(await ask(key)).toBe('new')
})

it('keeps no page that was begun before a change and finished after it', async () => {
  const key = unique()
  await ask(key)
  const change = cache().revalidateTag(['projects'])
  await store('old', key)
  await change
  await tick()
  expect(await ask(key)).toBeUndefined()
  // The next one, begun by that question, is kept.
  await store('new', key)
  expect(await ask(key)).toBe('new')
})

it('keeps a page that shows nothing of what changed', async () => {
  const key = unique()
  await ask(key)
  const change = cache().revalidateTag(['projects'])
  await store('terms', key, 'profile')
  await change
  expect(await ask(key)).toBe('terms')
})

it('a change waits for the pages that were begun before it', async () => {
  const key = unique()
  await ask(key)
  const change = startChange()
  await tick()
  expect(change.isDone).toBe(false)
  await store('old', key)
  await change.done
  expect(change.isDone).toBe(true)
})

it('waits for nothing that is never stored', async () => {
  const key = unique()
  await ask(key)
  await ask(key)
  jest.useFakeTimers({ doNotFake: ['Date', 'performance'] })
  try {
    await cache().revalidateTag(['projects'])
    expect(await isGone(key)).toBe(true)
  } finally {
    jest.useRealTimers()
  }
})

it('shows no page that was stored in the very millisecond of a change', async () => {
  const key = unique()
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
  try {
    await ask(key)
    await store('old', key)
    // The clock goes on once the change has looked at it.
    clock.mockRestore()
    jest.spyOn(Date, 'now').mockReturnValueOnce(now).mockReturnValueOnce(now)
    await cache().revalidateTag(['projects'])
  } finally {
    jest.restoreAllMocks()
  }
  expect(await isGone(key)).toBe(true)
})

it('keeps no page whose time had run out, made anew behind the scenes from before a change', async () => {
  const key = unique()
  await ask(key)
  await store('older', key, 'projects', { revalidate: 0, expire: 600 })
  await tick()
  expect(await ask(key)).toBe('older')
  const change = startChange()
  await tick()
  // Those who come meanwhile are still shown the page before.
  expect(change.isDone).toBe(false)
  await store('old', key)
  await change.done
  expect(await isGone(key)).toBe(true)
})

it('keeps no page that was begun while a change waited: it may have joined a read from before', async () => {
  const [before, meanwhile] = [unique(), unique()]
  await ask(before)
  const change = cache().revalidateTag(['projects'])
  await tick()
  await ask(meanwhile)
  await store('of doubt', meanwhile)
  await store('old', before)
  await change
  expect(await isGone(meanwhile)).toBe(true)
})
