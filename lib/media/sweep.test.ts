/** @jest-environment node */
import { createAdminClient } from '@/lib/supabase/admin'
import { asked, line } from '@/tests/unit/fake-backend'
import { removeAllQueued } from './removal-queue'
import { sweepMedia } from './sweep'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)

interface State {
  uploads: { id: string; staged_path: string }[]
  strays: { bucket: string; path: string }[]
  stored: number
  queue: { id: number; bucket: string; path: string; attempts: number }[]
  /** Buckets whose storage fails. */
  broken: string[]
}

/** Answers the sweep's requests from memory. */
function backend(given: Partial<State> = {}) {
  const state: State = { uploads: [], strays: [], stored: 100, queue: [], broken: [], ...given }
  const page = <T>(rows: T[], query: URLSearchParams) =>
    Response.json(rows.slice(0, Number(query.get('limit') ?? rows.length)))
  const done = () => new Response(null, { status: 204 })
  const ids = (query: URLSearchParams) => JSON.parse(`[${query.get('id')?.slice(4, -1)}]`)
  const table = (method: string, query: URLSearchParams, body: unknown): Response => {
    if (method === 'HEAD') {
      return new Response(null, { headers: { 'content-range': `*/${state.queue.length}` } })
    }
    if (method === 'GET') {
      const sorted = state.queue.toSorted((a, b) => a.attempts - b.attempts)
      return page(sorted, query)
    }
    if (method === 'POST') {
      for (const file of body as State['strays']) {
        state.queue.push({ ...file, id: state.queue.length + 1, attempts: 0 })
      }
    }
    if (method === 'DELETE') {
      state.queue = state.queue.filter(({ id }) => !ids(query).includes(id))
    }
    if (method === 'PATCH') {
      for (const file of state.queue) {
        if (ids(query).includes(file.id)) Object.assign(file, body)
      }
    }
    return done()
  }
  line.mockImplementation(async (address, init) => {
    const { pathname, searchParams } = new URL(String(address))
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    const method = init?.method ?? 'GET'
    if (pathname.endsWith('/rpc/stray_files')) return Response.json(straysAfter(state, body))
    if (pathname.endsWith('/rpc/count_stored_files')) return Response.json(state.stored)
    if (pathname.endsWith('/uploads')) {
      if (method === 'GET') return page(uploadsAfter(state, searchParams), searchParams)
      state.uploads = []
      return done()
    }
    if (pathname.endsWith('/file_removals')) return table(method, searchParams, body)
    const bucket = pathname.split('/').at(-1) ?? ''
    if (!state.broken.includes(bucket)) return Response.json([])
    return Response.json({ message: 'broken' }, { status: 500 })
  })
  return { state, server: createAdminClient() }
}

/** Pages as the database does: after the last file of the page before. */
function straysAfter({ strays }: State, body: Record<string, string | number | undefined>) {
  const place = (bucket: unknown = '', path: unknown = '') => `${bucket}\0${path}`
  return strays
    .toSorted((a, b) => (place(a.bucket, a.path) < place(b.bucket, b.path) ? -1 : 1))
    .filter(({ bucket, path }) => place(bucket, path) > place(body.after_bucket, body.after_path))
    .slice(0, Number(body.most))
}

const uploadsAfter = ({ uploads }: State, query: URLSearchParams) =>
  uploads.filter(({ id }) => `gt.${id}` > (query.get('id') ?? ''))

const upload = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  staged_path: `o/p/${n}`,
})
const stray = (n: number) => ({ bucket: 'project-images', path: `o/p/${n}.jpg` })
const writes = () =>
  line.mock.calls.filter(([address, init]) => {
    const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET')
    return !isRead && !String(address).includes('/rpc/')
  })

beforeEach(() => {
  line.mockReset()
  jest.spyOn(console, 'error').mockReset()
  jest.useFakeTimers({
    now: new Date('2026-05-02T12:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate'],
  })
})
afterEach(() => jest.useRealTimers())

it('only lists what it would remove by default', async () => {
  const { server } = backend({
    uploads: [upload(1)],
    strays: [stray(1), stray(2)],
    queue: [{ id: 7, bucket: 'logos', path: 'x', attempts: 0 }],
  })
  expect(await sweepMedia(server)).toEqual({
    applied: false,
    expired: ['o/p/1'],
    strays: ['project-images/o/p/1.jpg', 'project-images/o/p/2.jpg'],
    storedFiles: 100,
    removed: 0,
    queued: 1,
  })
  expect(writes()).toEqual([])
  // Younger than a day may belong to work in progress.
  expect(asked(0).query).toMatchObject({
    select: 'id,staged_path',
    created_at: 'lt.2026-05-01T12:00:00.000Z',
    order: 'id.asc',
  })
  expect(asked(1).body).toEqual({ older_than: '24 hours', most: 1_000 })
})

it('removes expired, stray and queued files when told to apply', async () => {
  const { server, state } = backend({
    uploads: [upload(1)],
    strays: [stray(1), stray(2)],
    queue: [{ id: 7, bucket: 'logos', path: 'x', attempts: 0 }],
  })
  expect(await sweepMedia(server, { apply: true, hours: 2 })).toMatchObject({
    applied: true,
    removed: 3,
    queued: 0,
  })
  expect([state.uploads, state.queue]).toEqual([[], []])
  const [deletion, queueing] = writes()
  expect(new URL(String(deletion?.[0])).searchParams.get('created_at')).toBe(
    'lt.2026-05-02T10:00:00.000Z',
  )
  expect(new URL(String(queueing?.[0])).searchParams.get('on_conflict')).toBe('bucket,path')
  expect(new Headers(queueing?.[1]?.headers).get('prefer')).toContain('ignore-duplicates')
})

it.each([
  [5, 100, undefined, true],
  [6, 100, undefined, false],
  [6, 100, 6, true],
  [1, 19, undefined, false],
])(
  'of %i strays among %i files with at most %p %% it removes: %p',
  async (count, stored, maxPercent, goes) => {
    const strays = Array.from({ length: count }, (_, n) => stray(n))
    const { server } = backend({ strays, stored })
    const report = await sweepMedia(server, { apply: true, maxPercent })
    expect([report.applied, report.removed]).toEqual(goes ? [true, count] : [false, 0])
    if (!goes) {
      expect(report.refused).toContain(
        `${count} of ${stored} files are unused, more than ${maxPercent ?? 5} %`,
      )
      expect(writes().filter(([, init]) => init?.method === 'POST')).toEqual([])
    }
  },
)

it('removes what is expired and queued even where it leaves too many strays', async () => {
  const strays = Array.from({ length: 6 }, (_, n) => stray(n))
  const { server, state } = backend({
    uploads: [upload(1)],
    strays,
    stored: 100,
    queue: [{ id: 7, bucket: 'enquiry-photos', path: 'x', attempts: 0 }],
  })
  const report = await sweepMedia(server, { apply: true })
  expect(report).toMatchObject({
    applied: false,
    refused: expect.anything(),
    removed: 1,
    queued: 0,
  })
  expect([state.uploads, state.queue]).toEqual([[], []])
})

it('reads and queues page by page', async () => {
  const strays = Array.from({ length: 1_001 }, (_, n) => stray(n))
  const uploads = Array.from({ length: 1_001 }, (_, n) => upload(n))
  const { server } = backend({ uploads, strays, stored: 100_000 })
  const report = await sweepMedia(server, { apply: true })
  expect(report.expired).toHaveLength(1_001)
  expect([report.strays.length, report.removed, report.queued]).toEqual([1_001, 1_001, 0])
  const queued = writes().filter(([, init]) => init?.method === 'POST')
  expect(queued.map(([, init]) => JSON.parse(String(init?.body)).length)).toEqual([1_000, 1])
})

it('stops when the backend does not answer', async () => {
  backend()
  line.mockImplementation(async () => Response.json({ message: 'no' }, { status: 400 }))
  await expect(sweepMedia(createAdminClient(), { apply: true })).rejects.toThrow('no')
  expect(writes()).toEqual([])
})

/** Every file that may have been made of a picture. */
function withSizes(path: string): string[] {
  const ofFormat = (format: string) =>
    [256, 390, 640, 828, 1440, 1920].map((width) => `${path}/${width}.${format}`)
  return [path, ...ofFormat('avif'), ...ofFormat('webp')]
}

describe('the removal queue', () => {
  const file = (id: number, bucket: string, attempts = 0) => ({
    id,
    bucket,
    path: `f${id}`,
    attempts,
  })

  it('is emptied bucket by bucket, failed files last', async () => {
    const queue = [file(1, 'logos', 3), file(2, 'project-images'), file(3, 'project-images')]
    const { server, state } = backend({ queue })
    expect(await removeAllQueued(server)).toBe(3)
    expect(asked(0).query).toMatchObject({
      select: 'id,bucket,path,attempts',
      order: 'attempts.asc,queued_at.asc',
      limit: '75',
    })
    expect([asked(1).method, asked(1).path, asked(1).body]).toEqual([
      'DELETE',
      '/storage/v1/object/project-images',
      { prefixes: [...withSizes('f2'), ...withSizes('f3')] },
    ])
    expect(state.queue).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('counts tries of a failing bucket and goes on with the others', async () => {
    const queue = [file(1, 'logos', 1), file(2, 'logos', 4), file(3, 'project-images')]
    const { server, state } = backend({ queue, broken: ['logos'] })
    expect(await removeAllQueued(server)).toBe(1)
    expect(state.queue.map(({ id }) => id)).toEqual([1, 2])
    expect(new Set(state.queue.map(({ attempts }) => attempts))).toEqual(new Set([6]))
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('Files in logos could not be removed'),
    )
  })

  it('is processed in batches of five hundred', async () => {
    const { server } = backend({
      queue: Array.from({ length: 501 }, (_, n) => file(n + 1, 'logos')),
    })
    expect(await removeAllQueued(server)).toBe(501)
  })
})
