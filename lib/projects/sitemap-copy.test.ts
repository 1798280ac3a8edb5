/** @jest-environment node */
import { copySitemap } from './sitemap-copy'

jest.mock('@/lib/env', () => ({
  env: {
    NEXT_PUBLIC_SITE_URL: 'https://slw.example',
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_tests_only',
    SUPABASE_SECRET_KEY: 'sb_secret_for_tests_only',
  },
}))
jest.mock('@/lib/supabase/timed-fetch', () => ({
  ...jest.requireActual('@/lib/supabase/timed-fetch'),
  timedFetch: () => line,
}))

// The client is real; only the network is not.
const line = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
let slugs: string[] = []
let uploads: { address: string; body: string; overwrites: boolean }[] = []

const isUpload = (init?: RequestInit) => init?.method === 'POST'

async function backend(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  if (isUpload(init)) {
    const headers = new Headers(init?.headers)
    uploads.push({
      address: String(input),
      body: String(init?.body),
      overwrites: headers.get('x-upsert') === 'true',
    })
    return Response.json({ Key: 'public/sitemap.xml', Id: 'x' })
  }
  return Response.json(
    slugs.map((slug) => ({ id: slug, slug, updated_at: '2026-03-04T10:00:00Z' })),
  )
}

const named = (xml?: string) => [...(xml ?? '').matchAll(/projects\/([\w-]+)/g)].map(([, s]) => s)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  slugs = ['bay-in-durham']
  uploads = []
  line.mockReset().mockImplementation(backend)
})

afterEach(() => jest.useRealTimers())

test('stores the current sitemap, overwriting the old copy', async () => {
  await copySitemap()
  expect(uploads).toHaveLength(1)
  expect(uploads[0]).toMatchObject({
    address: 'http://backend.test/storage/v1/object/public/sitemap.xml',
    overwrites: true,
  })
  expect(named(uploads[0]?.body)).toEqual(['bay-in-durham'])
})

test('towns stand in it from north to south, as in the sitemap of the site', async () => {
  const inTowns = ['Hartlepool', 'Sunderland', 'Newcastle'].map((location) => ({
    id: location,
    location,
  }))
  line.mockImplementation(async (input, init) =>
    decodeURIComponent(String(input)).includes('location')
      ? Response.json(inTowns)
      : backend(input, init),
  )
  await copySitemap()
  const towns = [...(uploads[0]?.body ?? '').matchAll(/projects\/in\/(\w+)/g)].map(
    ([, town]) => town,
  )
  expect(towns).toEqual(['newcastle', 'sunderland', 'hartlepool'])
})

test('a change during the copy is in the final copy', async () => {
  line.mockImplementation(async (input, init) => {
    const answer = await backend(input, init)
    if (isUpload(init) && uploads.length === 1) slugs = ['bay-in-durham', 'door-in-whitburn']
    return answer
  })
  await copySitemap()
  expect(named(uploads.at(-1)?.body)).toEqual(['bay-in-durham', 'door-in-whitburn'])
})

test('many changes during a copy share one more', async () => {
  const copies = [copySitemap()]
  line.mockImplementation(async (input, init) => {
    const answer = await backend(input, init)
    if (isUpload(init) && uploads.length === 1) {
      for (let change = 1; change <= 25; change += 1) {
        slugs = [`door-${change}`]
        copies.push(copySitemap())
      }
    }
    return answer
  })
  await copies[0]
  await Promise.all(copies)
  expect(uploads.map(({ body }) => named(body))).toEqual([
    ['bay-in-durham'],
    ['door-25'],
    ['door-25'],
  ])
})

test('retries after a network error and gives up without throwing', async () => {
  line.mockRejectedValueOnce(new Error('cut'))
  const copied = copySitemap()
  await jest.advanceTimersByTimeAsync(1_000)
  await copied
  expect(uploads).toHaveLength(1)

  line.mockReset().mockRejectedValue(new Error('cut'))
  const failed = copySitemap()
  await jest.advanceTimersByTimeAsync(60_000)
  await expect(failed).resolves.toBeUndefined()
})
