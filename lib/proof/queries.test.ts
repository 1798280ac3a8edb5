/** @jest-environment node */
import { answer, asked, line } from '@/tests/unit/fake-backend'
import { listAccreditations, listReviews, listReviewsOf, listReviewsOfKind } from './queries'

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }))
jest.mock('@/lib/env', () => ({
  ...jest.requireActual('@/tests/unit/fake-backend').fakeEnv,
  isBuilding: false,
}))
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)

const row = (id: string) => ({
  id,
  name: 'Rose',
  town: null,
  given_on: '2026-03-04',
  words: 'Warm.',
  source_url: null,
  is_example: false,
})
const ids = (reviews: { id: string }[]) => reviews.map(({ id }) => id)
const order = 'position.asc.nullsfirst,given_on.desc,id.asc'

beforeEach(() => line.mockReset())

const shows = (has_windows: boolean, has_doors = false) => ({
  projects: {
    slug: 's',
    title: 'T',
    location: 'L',
    project_images: [],
    befores: [],
    has_windows,
    has_doors,
    has_conservatories: false,
  },
})

test('reviews of a service need no others', async () => {
  const mixed = { ...row('bay and door'), ...shows(true, true) }
  answer([mixed, { ...row('door'), ...shows(false, true) }])
  expect(ids(await listReviewsOfKind('doors'))).toEqual(['bay and door', 'door'])
  expect(asked(0).query).toMatchObject({ 'projects.has_doors': 'eq.true', order, limit: '12' })
  expect(asked(0).query.select).toContain('projects!inner')
  // Its cover, and what that looked like before.
  expect(asked(0).query).toMatchObject({
    'projects.project_images.image_type': 'neq.video',
    'projects.project_images.limit': '1',
    'projects.befores.image_type': 'eq.before',
    'projects.befores.limit': '1',
  })
  expect(line).toHaveBeenCalledTimes(1)
})

test('where several are of that service alone, they suffice', async () => {
  const mixed = { ...row('bay and door'), ...shows(true, true) }
  const doors = ['door', 'bi-folds'].map((id) => ({ ...row(id), ...shows(false, true) }))
  answer([mixed, ...doors])
  expect(ids(await listReviewsOfKind('doors'))).toEqual(['door', 'bi-folds'])
})

test('without any, others speak for the company', async () => {
  answer([])
  answer([row('a'), row('b')])
  expect(ids(await listReviewsOfKind('windows'))).toEqual(['a', 'b'])
})

test('home and a project have bounded lists, in the owner’s order', async () => {
  answer([row('a')])
  answer([row('b')])
  expect(ids(await listReviews())).toEqual(['a'])
  expect(ids(await listReviewsOf('p'))).toEqual(['b'])
  expect(asked(0).query).toMatchObject({ order, limit: '12' })
  expect(asked(1).query).toMatchObject({ project_id: 'eq.p', order, limit: '6' })
})

test('a page is not stored without its reviews; the footer does without', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  line.mockRejectedValue(new TypeError('fetch failed'))
  await expect(listReviews()).rejects.toThrow()
  expect(await listAccreditations()).toEqual([])
})
