/** @jest-environment node */
import sharp from 'sharp'
import { ActionError } from '@/lib/action'
import type { Tables } from '@/lib/supabase/database.types'
import { SupabaseError } from '@/lib/supabase/unwrap'
import { asked, line } from '@/tests/unit/fake-backend'
import { finishStaged } from './finish'
import { makeSizes } from './make-sizes'
import { ImageError, processImage } from './process-image'
import { rewriteInWorker } from './video/rewrite-in-worker'
import { VideoError } from './video/video-error'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('./video/rewrite-in-worker', () => ({ rewriteInWorker: jest.fn() }))
jest.mock('./make-sizes', () => ({ makeSizes: jest.fn() }))
jest.mock('./process-image', () => ({
  ...jest.requireActual('./process-image'),
  processImage: jest.fn(),
}))

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const upload: Tables<'uploads'> = {
  id,
  user_id: 'o',
  project_id: 'p',
  kind: 'image',
  staged_path: `o/p/${id}-bay-1.jpg`,
  bucket: null,
  path: null,
  url: null,
  width: null,
  height: null,
  colour: null,
  formats: null,
  created_at: '2026-01-01',
  finished_at: null,
}
const film = { ...upload, kind: 'video', staged_path: `o/p/${id}-bay.mp4` }
const logo = { ...upload, kind: 'logo', project_id: null, staged_path: `o/logo/${id}-mark.gif` }
const MB = 1024 * 1024
const processed = {
  data: Buffer.from('checked'),
  contentType: 'image/jpeg',
  ext: 'jpg',
  width: 64,
  height: 48,
} as const
const small = { width: 256, format: 'webp', data: Buffer.from('small') } as const
const rewritten = { type: 'video/mp4', data: new Uint8Array(Buffer.from('film')) } as const
const stamp = String.raw`\d{13}-[0-9a-f]{8}`

/** Answers as the backend does and records each request. */
function backend({ size = 100, row = upload }: { size?: number; row?: Tables<'uploads'> } = {}) {
  let stored = { ...row }
  line.mockImplementation(async (address, init) => {
    const { pathname } = new URL(String(address))
    if (pathname.includes('/object/info/')) return Response.json({ size })
    if (pathname === '/rest/v1/uploads' && init?.method === 'PATCH') {
      stored = { ...stored, ...JSON.parse(String(init.body)) }
      return Response.json(stored)
    }
    if (pathname === '/rest/v1/uploads') return new Response(null, { status: 204 })
    if (init?.method === 'POST') return Response.json({ Key: 'x', Id: 'y' })
    return new Response('raw bytes')
  })
  return () => stored
}
const steps = () =>
  line.mock.calls.map(([address, init]) => {
    const path = new URL(String(address)).pathname.replace(new RegExp(stamp), 'STAMP')
    return `${init?.method ?? 'GET'} ${path}`
  })

beforeEach(() => {
  line.mockReset()
  jest.mocked(processImage).mockReset().mockResolvedValue(processed)
  jest
    .mocked(makeSizes)
    .mockReset()
    .mockResolvedValue({ sizes: [small], formats: ['webp'], colour: '#112233' })
  jest.mocked(rewriteInWorker).mockReset().mockResolvedValue(rewritten)
})

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ActionError ? error.message : error),
  )

describe('a picture', () => {
  it('is recorded in its row before it becomes public, then marked as finished', async () => {
    const row = backend()
    const done = await finishStaged(upload, 'before', null)
    expect(steps()).toEqual([
      `GET /storage/v1/object/info/uploads/o/p/${id}-bay-1.jpg`,
      `GET /storage/v1/object/uploads/o/p/${id}-bay-1.jpg`,
      'PATCH /rest/v1/uploads',
      'POST /storage/v1/object/project-images/o/p/STAMP.jpg',
      'POST /storage/v1/object/project-images/o/p/STAMP/256.webp',
      'PATCH /rest/v1/uploads',
    ])
    expect(row()).toMatchObject({
      bucket: 'project-images',
      path: expect.stringMatching(new RegExp(`^o/p/${stamp}\\.jpg$`)),
      width: 64,
      height: 48,
      colour: '#112233',
      formats: 'webp',
      finished_at: expect.stringMatching(/^20.*Z$/),
    })
    expect(done).toEqual({
      url: `http://backend.test/storage/v1/object/public/project-images/${row().path}`,
      width: 64,
      height: 48,
      colour: '#112233',
      formats: 'webp',
    })
    expect(asked(2)).toMatchObject({ query: { id: `eq.${id}`, path: 'is.null', select: '*' } })
    expect(asked(2).key).toBe('sb_secret_for_tests_only')
    const headers = new Headers(line.mock.calls[3]?.[1]?.headers)
    expect([
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('x-upsert'),
    ]).toEqual(['image/jpeg', 'max-age=31536000', 'true'])
    expect(processImage).toHaveBeenCalledWith(
      new Uint8Array(Buffer.from('raw bytes')),
      { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 },
      { allowGif: false },
    )
  })

  it('keeps the path from an earlier try and is not processed again', async () => {
    backend()
    const named = { ...upload, bucket: 'project-images', path: 'o/p/there.jpg' }
    await finishStaged(named, 'before', null)
    expect(steps()).toContain('POST /storage/v1/object/project-images/o/p/there.jpg')
    line.mockReset()
    const finished = { ...named, url: 'http://x', finished_at: '2026-01-01' }
    expect(await finishStaged(finished, 'before', null)).toMatchObject({ url: 'http://x' })
    expect(await finishStaged({ ...finished, url: null }, 'before', null)).toMatchObject({
      url: '',
    })
    expect(line).not.toHaveBeenCalled()
  })

  it('is refused before download when it is too large, and its row is deleted', async () => {
    const saved = {
      projectImages: { maxSizeMB: 1, maxWidthOrHeight: 800, quality: 0.8 },
      logoImages: { maxSizeMB: 1, maxWidthOrHeight: 800, quality: 0.8 },
      rawUploadLimit: 2,
    }
    backend({ size: 2 * MB + 1 })
    expect(await refusal(finishStaged(upload, 'before', saved))).toBe(
      'before image size should be less than 2MB',
    )
    expect(steps().slice(1)).toEqual(['DELETE /rest/v1/uploads'])
    expect(asked(1).query).toEqual({ id: `eq.${id}` })
    backend({ size: 2 * MB })
    expect(await refusal(finishStaged(upload, 'before', saved))).toBeUndefined()
    expect(jest.mocked(processImage).mock.calls[0]?.[1]).toEqual(saved.projectImages)
  })

  it.each([
    ['not-an-image', 'Please upload a valid image file for the before image'],
    ['too-many-pixels', 'This picture is too large. Please choose one of at most 60 megapixels.'],
    ['timeout', 'This picture took too long to read. Please try another.'],
  ] as const)('that is %s is refused in words', async (code, message) => {
    backend()
    jest.mocked(processImage).mockRejectedValue(new ImageError(code))
    expect(await refusal(finishStaged(upload, 'before', null))).toBe(message)
    expect(steps()).toContain('DELETE /rest/v1/uploads')
  })

  it('stays when processing fails for another reason', async () => {
    backend()
    jest.mocked(processImage).mockRejectedValue(new Error('odd'))
    expect(await refusal(finishStaged(upload, 'before', null))).toEqual(new Error('odd'))
    expect(steps()).not.toContain('DELETE /rest/v1/uploads')
  })

  it('can be sent again when it has not arrived', async () => {
    line.mockResolvedValueOnce(Response.json({ statusCode: '404' }, { status: 400 }))
    expect(await refusal(finishStaged(upload, 'before', null))).toBe(
      "The file didn't arrive. Please try again.",
    )
  })

  it('is gone when it was discarded meanwhile; a faster call’s row wins', async () => {
    const faster = { ...upload, url: 'http://x', path: 'o/p/a.jpg', finished_at: 'now' }
    for (const [now, outcome] of [
      [[], 'The file was discarded'],
      [faster, undefined],
    ] as const) {
      backend()
      const usual = line.getMockImplementation()
      line.mockImplementation(async (address, init) => {
        const isRow = String(address).includes('/rest/v1/uploads')
        if (isRow && init?.method === 'PATCH') return Response.json([])
        if (isRow && init?.method === 'GET') return Response.json(now)
        return usual?.(address, init) as Promise<Response>
      })
      expect(await refusal(finishStaged(upload, 'before', null))).toBe(outcome)
    }
  })
})

it('a logo keeps its name, may be a GIF and has its own limit', async () => {
  jest
    .mocked(processImage)
    .mockResolvedValue({ ...processed, contentType: 'image/png', ext: 'png' })
  const row = backend({ size: 5 * MB, row: logo })
  await finishStaged(logo, 'logo', null)
  expect([row().bucket, row().path]).toEqual([
    'logos',
    expect.stringMatching(new RegExp(`^o/logo/mark-${stamp}\\.png$`)),
  ])
  expect(jest.mocked(processImage).mock.calls[0]?.[2]).toEqual({ allowGif: true })
  backend({ size: 5 * MB + 1, row: logo })
  expect(await refusal(finishStaged(logo, 'logo', null))).toBe('Image size should be less than 5MB')
  backend()
  jest.mocked(processImage).mockRejectedValue(new ImageError('not-an-image'))
  expect(await refusal(finishStaged(logo, 'logo', null))).toBe('Please upload an image file')
})

describe('a video', () => {
  it('is published anew, under its own name', async () => {
    const row = backend({ size: 100 * MB, row: film })
    const done = await finishStaged(film, 'video', null)
    expect(steps()).toEqual([
      `GET /storage/v1/object/info/uploads/o/p/${id}-bay.mp4`,
      `GET /storage/v1/object/uploads/o/p/${id}-bay.mp4`,
      'PATCH /rest/v1/uploads',
      'POST /storage/v1/object/project-videos/o/p/bay-STAMP.mp4',
      'PATCH /rest/v1/uploads',
    ])
    const headers = new Headers(line.mock.calls[3]?.[1]?.headers)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'video/mp4',
      'max-age=3600',
    ])
    expect(row()).toMatchObject({
      bucket: 'project-videos',
      path: expect.stringMatching(new RegExp(`^o/p/bay-${stamp}\\.mp4$`)),
      width: null,
      height: null,
      colour: null,
      formats: null,
    })
    expect(done.url).toContain('/project-videos/o/p/bay-')
  })

  it('is named by what it is, not by what it was called', async () => {
    const row = backend({ row: film })
    jest.mocked(rewriteInWorker).mockResolvedValue({ ...rewritten, type: 'video/webm' })
    await finishStaged(film, 'video', null)
    expect(row().path).toMatch(/\.webm$/)
  })

  it('without a name is named by its kind', async () => {
    const row = backend({ row: film })
    await finishStaged({ ...film, staged_path: `o/p/${id}-.mp4` }, 'video', null)
    expect(row().path).toMatch(new RegExp(`^o/p/video-${stamp}\\.mp4$`))
  })

  it('is refused when too large, not a video or one that browsers do not play', async () => {
    backend({ size: 100 * MB + 1, row: film })
    expect(await refusal(finishStaged(film, 'video', null))).toBe(
      'Video size should be less than 100MB',
    )
    for (const [code, words] of [
      ['not-a-video', /^Please upload a valid video file$/],
      ['unplayable', /HEVC/],
    ] as const) {
      backend({ row: film })
      jest.mocked(rewriteInWorker).mockRejectedValue(new VideoError(code))
      expect(await refusal(finishStaged(film, 'video', null))).toMatch(words)
      expect(steps().join()).not.toContain('project-videos')
    }
  })

  it('is not refused where it could not be read', async () => {
    backend({ row: film })
    const usual = line.getMockImplementation()
    line.mockImplementation(async (address, init) =>
      String(address).includes('/object/uploads/')
        ? new Response('{}', { status: 500 })
        : (usual?.(address, init) as Promise<Response>),
    )
    expect(await refusal(finishStaged(film, 'video', null))).toBeInstanceOf(SupabaseError)
    expect(steps()).not.toContain('DELETE /rest/v1/uploads')
  })
})

it('stores a real photo after processing it', async () => {
  jest
    .mocked(processImage)
    .mockImplementation(
      jest.requireActual<typeof import('./process-image')>('./process-image').processImage,
    )
  const photo = await sharp({ create: { width: 9, height: 6, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  backend()
  const usual = line.getMockImplementation()
  line.mockImplementation(async (address, init) =>
    String(address).includes('/object/uploads/')
      ? new Response(new Uint8Array(photo))
      : (usual?.(address, init) as Promise<Response>),
  )
  expect(await finishStaged(upload, 'after', null)).toMatchObject({ width: 9, height: 6 })
})

it('tells by code whether the file is refused or must be sent again', async () => {
  const code = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: ActionError) => error.refusal.code,
    )
  backend({ size: 5 * MB + 1 })
  expect(await code(finishStaged(upload, 'before', null))).toBe('rejected')
  backend({ row: film })
  jest.mocked(rewriteInWorker).mockRejectedValue(new VideoError('not-a-video'))
  expect(await code(finishStaged(film, 'video', null))).toBe('rejected')
  line.mockImplementation(async () => Response.json({ statusCode: '404' }, { status: 400 }))
  expect(await code(finishStaged(upload, 'before', null))).toBe('not-arrived')
})
