/** @jest-environment node */
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { getViewer } from '@/lib/auth/queries'
import { answer, asked, line, owner } from '@/tests/unit/fake-backend'
import { keepAsTaken, lineUpImages, startComparison } from './line-up-actions'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('next/cache', () => ({ updateTag: jest.fn() }))
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('@/lib/media/removal-queue', () => ({ removeAllQueued: jest.fn() }))
jest.mock('./sitemap-copy', () => ({ copySitemap: jest.fn() }))

const [one, two, three, four] = [1, 2, 3, 4].map((n) => `8f14e45f-ceea-467f-a0e6-1f2d3c4b5a6${n}`)
const shown = { beforeSrc: 'https://db.test/b.jpg', afterSrc: 'https://db.test/a.jpg' }
const pair = { beforeId: one, afterId: two, beforeUpload: three, afterUpload: four, ...shown }
const set = { projectId: one, setId: two }
const start = { imageId: three, start: 20 }

beforeEach(() => {
  jest.clearAllMocks()
  line.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(getViewer).mockResolvedValue(owner)
})

it('gives both pictures of the owner’s set their uploads', async () => {
  answer({ id: one })
  answer(true)
  expect(await lineUpImages(pair)).toEqual({ status: 'success', message: 'Photos lined up' })
  expect(asked(0).query).toMatchObject({ id: `eq.${one}`, 'projects.user_id': 'eq.owner-id' })
  expect(asked(1)).toMatchObject({
    path: '/rest/v1/rpc/line_up_images',
    body: {
      before: one,
      after: two,
      before_upload: three,
      after_upload: four,
      before_src: shown.beforeSrc,
      after_src: shown.afterSrc,
    },
  })
  expect(updateTag).toHaveBeenCalledWith('projects')
  expect(after).toHaveBeenCalled()
})

it('shows both pictures of the owner’s set as taken again', async () => {
  answer([{ id: one }])
  answer([{ id: three }, { id: four }])
  expect(await keepAsTaken(set)).toEqual({ status: 'success', message: 'Photos shown as taken' })
  expect(asked(0).query).toMatchObject({ id: `eq.${one}`, user_id: 'eq.owner-id' })
  expect(asked(1)).toMatchObject({
    method: 'PATCH',
    path: '/rest/v1/project_images',
    query: { project_id: `eq.${one}`, image_set_id: `eq.${two}` },
    body: { lined_up_path: null },
  })
  expect(updateTag).toHaveBeenCalledWith('projects')
})

it('keeps where the comparison of the owner’s before picture starts', async () => {
  answer({ id: three, project_id: one })
  answer([{ id: three }])
  expect(await startComparison(start)).toMatchObject({ status: 'success' })
  expect(asked(0).query).toMatchObject({ id: `eq.${three}`, 'projects.user_id': 'eq.owner-id' })
  expect(asked(1)).toMatchObject({
    method: 'PATCH',
    path: '/rest/v1/project_images',
    query: { id: `eq.${three}`, image_type: 'eq.before' },
    body: { comparison_start: 20 },
  })
  expect(updateTag).toHaveBeenCalledWith('projects')
})

it('says so where an upload is gone, so that it is sent again', async () => {
  answer({ id: one })
  answer({ code: 'P0002', message: 'query returned no rows' }, 400)
  expect(await lineUpImages(pair)).toMatchObject({ status: 'error', code: 'file-gone' })
})

it.each([
  ['another owner’s picture', () => lineUpImages(pair), [[]]],
  ['pictures that are no set', () => lineUpImages(pair), [{ id: one }, false]],
  ['another owner’s project', () => keepAsTaken(set), [[]]],
  ['a set that is gone', () => keepAsTaken(set), [[{ id: one }], []]],
  ['the start of another owner’s picture', () => startComparison(start), [[]]],
  ['the start of no before picture', () => startComparison(start), [{ id: three }, []]],
])('leaves %s alone', async (_, act, answers) => {
  for (const each of answers) answer(each)
  expect(await act()).toMatchObject({ status: 'error', message: /^(Failed to|Not lined up)/ })
  expect(line).toHaveBeenCalledTimes(answers.length)
})

it('refuses strangers and malformed ids', async () => {
  for (const act of [
    () => lineUpImages(pair),
    () => keepAsTaken(set),
    () => startComparison(start),
  ]) {
    jest.mocked(getViewer).mockResolvedValueOnce(null)
    expect(await act()).toMatchObject({ code: 'signed-out' })
  }
  const bad = [{}, { ...pair, afterUpload: "1' or '1'='1" }, { ...pair, beforeId: [one] }]
  for (const input of bad) expect(await lineUpImages(input)).toHaveProperty('fieldErrors')
  const injected = { projectId: one, setId: `${two},or(id.neq.1)` }
  expect(await keepAsTaken(injected)).toHaveProperty('fieldErrors.setId')
  for (const wrong of [4, 96, 33.3, '20', null]) {
    expect(await startComparison({ ...start, start: wrong })).toHaveProperty('fieldErrors.start')
  }
  expect(line).not.toHaveBeenCalled()
})
