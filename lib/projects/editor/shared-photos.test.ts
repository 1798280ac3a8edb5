import { countSharedPhotos, forgetSharedPhotos, takeSharedPhotos } from './shared-photos'

const stored = new Map<string, Response>()
const cache = {
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  match: async ({ url }: { url: string }) => stored.get(url)?.clone(),
  delete: async ({ url }: { url: string }) => stored.delete(url),
}
const caches = {
  has: async () => stored.size > 0,
  open: async () => cache,
  delete: async () => stored.clear(),
}

const HOUR_MS = 60 * 60 * 1000

function share(name: string, ageHours: number) {
  const at = Date.now() - ageHours * HOUR_MS
  const headers = { 'content-type': 'image/jpeg' }
  const key = `https://site.example/dashboard/share/${at}-id/0/${encodeURIComponent(name)}`
  stored.set(key, new Response(name, { headers }))
}

beforeEach(() => {
  stored.clear()
  Object.assign(globalThis, { caches })
})

it('gives them as files, as often as asked, until they are forgotten', async () => {
  share('bay/ü.jpg', 0)
  for (let times = 0; times < 2; times++) {
    const [file, ...more] = await takeSharedPhotos()
    expect([file?.name, file?.type, file?.size, more]).toEqual(['bay/ü.jpg', 'image/jpeg', 10, []])
  }
  await forgetSharedPhotos()
  expect(await takeSharedPhotos()).toEqual([])
})

it('forgets after a day what nobody took', async () => {
  share('old.jpg', 25)
  share('new.jpg', 23)
  expect((await takeSharedPhotos()).map(({ name }) => name)).toEqual(['new.jpg'])
  expect(await countSharedPhotos()).toBe(1)
})

it('has none where the browser has no cache, or forbids it', async () => {
  const forbidden = { has: () => Promise.reject(new DOMException('', 'SecurityError')) }
  for (const found of [undefined, forbidden]) {
    Object.assign(globalThis, { caches: found })
    expect(await takeSharedPhotos()).toEqual([])
    expect(await countSharedPhotos()).toBe(0)
    await forgetSharedPhotos()
  }
})
