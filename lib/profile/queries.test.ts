const answer = jest.fn()
const query = { select: () => query, order: () => query, limit: () => query, maybeSingle: answer }

jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }))
jest.mock('@/lib/env', () => ({
  env: { NEXT_PUBLIC_SUPABASE_URL: 'https://storage.example' },
  isBuilding: false,
}))
jest.mock('@/lib/supabase/public', () => ({ createPublicClient: () => ({ from: () => query }) }))

import { getFrameProfile, getSiteProfile } from './queries'

const failure = { data: null, error: { message: 'down', code: '', details: '', hint: '' } }

test('a failed read fails the page; the frame falls back to null', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  answer.mockResolvedValue(failure)
  await expect(getSiteProfile()).rejects.toMatchObject({ message: expect.stringContaining('down') })
  expect(await getFrameProfile()).toBeNull()
})

test('both return null when there is no profile yet', async () => {
  answer.mockResolvedValue({ data: null, error: null })
  expect(await getSiteProfile()).toBeNull()
  expect(await getFrameProfile()).toBeNull()
})
