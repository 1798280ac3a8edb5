/** @jest-environment node */
import { answer, asked, line } from '@/tests/unit/fake-backend'
import { findComparable } from './queries'

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }))
jest.mock('@/lib/env', () => ({
  ...jest.requireActual('@/tests/unit/fake-backend').fakeEnv,
  isBuilding: false,
}))
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)

beforeEach(() => line.mockReset())

const row = (slug: string, before: string, after = before) => ({
  slug,
  before: [{ image_set_id: before }],
  after: [{ image_set_id: after }],
})

test.each([
  ['the latest', [], 'bay'],
  ['one not shown elsewhere', ['bay'], 'door'],
  ['one shown elsewhere, rather than none', ['bay', 'door'], 'bay'],
])('of jobs with a whole set, home compares %s', async (_, apartFrom, slug) => {
  answer([row('halves', 'one', 'other'), row('bay', 'set'), row('door', 'set')])
  answer([])
  await findComparable(apartFrom)
  expect(asked(1).query).toMatchObject({ slug: `eq.${slug}` })
})
