/** @jest-environment node */
import PageStore from './page-store'

const page = (html: string, status = 200) => ({ kind: 'APP_PAGE', html, status })
/** The store is shared by the process, so each test uses a fresh path. */
const newKey = () => `/route-cache/APP_PAGE/hash/$/projects/${crypto.randomUUID()}`

/** One request: looks up a page and stores it once rendered. */
function visit(key: string) {
  const store = new PageStore()
  return {
    ask: async () => (await store.get(key, { kind: 'APP_PAGE' }))?.value.html,
    handIn: (html: string, status?: number) =>
      store.set(key, page(html, status), { cacheControl: { revalidate: 60, expire: 300 } }),
  }
}
const shown = (key: string) => visit(key).ask()

function startChange() {
  const change = { isDone: false, done: Promise.resolve() }
  change.done = new PageStore().revalidateTag().then(() => {
    change.isDone = true
  })
  return change
}
const turn = () => new Promise((resume) => setImmediate(resume))

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }))
// No test waits for a render that another one left unfinished.
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

it('keeps a page until something changes, with its own lifetime', async () => {
  const key = newKey()
  const first = visit(key)
  expect(await first.ask()).toBeUndefined()
  await first.handIn('new')
  expect(await new PageStore().get(key, { kind: 'APP_PAGE' })).toEqual({
    value: page('new'),
    lastModified: Date.now(),
    cacheControl: { revalidate: 60, expire: 300 },
  })
  await new PageStore().revalidateTag()
  expect(await shown(key)).toBeUndefined()
})

it('does not keep a page whose request began before a change', async () => {
  const key = newKey()
  const early = visit(key)
  await early.ask()
  const change = startChange()
  await early.handIn('old')
  await change.done
  const late = visit(key)
  expect(await late.ask()).toBeUndefined()
  await late.handIn('new')
  // Storing the early one twice, as after a failed render, removes nothing.
  await early.handIn('old')
  expect(await shown(key)).toBe('new')
})

it('a change waits for renders that began before it and for those that may share their reads', async () => {
  const [key, other] = [newKey(), newKey()]
  const early = visit(key)
  await early.ask()
  const change = startChange()
  const during = visit(other)
  await during.ask()
  await early.handIn('old')
  await turn()
  expect(change.isDone).toBe(false)
  await during.handIn('perhaps old')
  await change.done
  expect(await shown(other)).toBeUndefined()
})

it('waits two seconds at most, then no longer for that path', async () => {
  const key = newKey()
  await visit(key).ask()
  const change = startChange()
  await jest.advanceTimersByTimeAsync(1_900)
  expect(change.isDone).toBe(false)
  await jest.advanceTimersByTimeAsync(200)
  await change.done
  await visit(key).ask()
  await startChange().done
})

it('waits for a page that renders again in the background', async () => {
  const key = newKey()
  await visit(key).handIn('old')
  jest.advanceTimersByTime(61_000)
  const again = visit(key)
  expect(await again.ask()).toBe('old')
  const change = startChange()
  await turn()
  expect(change.isDone).toBe(false)
  await again.handIn('still old')
  await change.done
  expect(await shown(key)).toBeUndefined()
})

it.each([404, 308, 500])(
  'does not keep a response with status %d, and drops the stored page',
  async (status) => {
    const key = newKey()
    await visit(key).handIn('was there')
    await visit(key).handIn('is gone', status)
    expect(await shown(key)).toBeUndefined()
  },
)

it('keeps only pages and routes', async () => {
  const key = newKey()
  await new PageStore().set(key, { kind: 'FETCH' }, {})
  expect(await new PageStore().get(key, { kind: 'FETCH' })).toBeNull()
  expect(await new PageStore().get(key, { kind: 'APP_PAGE' })).toBeNull()
})

it('holds 64 MB at most and drops the least recently used', async () => {
  const keys = Array.from({ length: 40 }, newKey)
  // Two bytes per character: 2 MB each.
  for (const key of keys) {
    await visit(key).handIn('ä'.repeat(2 ** 20))
    await shown(keys[0] ?? '')
  }
  const kept = await Promise.all(keys.map(shown))
  expect(kept.filter(Boolean)).toHaveLength(31)
  expect(kept[0]).toBeDefined()
  expect(kept[1]).toBeUndefined()
})
