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
const store = (html: string, key = KEY, tags?: string) =>
  cache().set(key, page(html, tags), context)
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
  let isDone = false
  const change = cache()
    .revalidateTag(['projects'])
    .then(() => {
      isDone = true
    })
  await tick()
  expect(isDone).toBe(false)
  await store('old', key)
  await change
  expect(isDone).toBe(true)
})

it('waits for nothing that is never stored', async () => {
  const key = unique()
  await ask(key)
  await ask(key)
  jest.useFakeTimers()
  try {
    await cache().revalidateTag(['projects'])
    expect(await ask(key)).toBeUndefined()
  } finally {
    jest.useRealTimers()
  }
})
