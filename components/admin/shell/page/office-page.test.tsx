/** @jest-environment node */
import { redirect } from 'next/navigation'
import { getOwner } from '@/lib/auth/queries'
import { LoadFailure } from './load-failure'
import { NoAccess } from './no-access'
import { officePage } from './office-page'

jest.mock('@/lib/auth/queries', () => ({ getOwner: jest.fn() }))
jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('next/server', () => ({ connection: async () => {} }))
jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

const owner = { role: 'owner', id: 'owner-id', email: 'owner@example.com' } as const
const page = { title: 'Messages', failure: 'Failed to load messages' }

beforeEach(() => {
  jest.mocked(getOwner).mockResolvedValue(owner)
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('the owner gets the page, everybody else does not', async () => {
  await expect(officePage(page, async ({ email }) => email)).resolves.toBe('owner@example.com')
  jest.mocked(getOwner).mockResolvedValue(null)
  await expect(officePage(page, async () => 'page')).resolves.toMatchObject({ type: NoAccess })
})

test.each([
  ['the session', () => jest.mocked(getOwner).mockRejectedValue(new Error('No answer'))],
  ['the data', () => {}],
])(
  '%s that cannot be read is a result, logged under the reference it shows',
  async (_, prepare) => {
    prepare()
    const result = await officePage(page, async () => {
      throw new Error('No answer')
    })
    expect(result).toMatchObject({
      type: LoadFailure,
      props: { title: 'Messages', message: 'Failed to load messages' },
    })
    const { reference } = (result as { props: { reference: string } }).props
    expect(reference).toMatch(/^[0-9a-f]{8}$/)
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(reference))
  },
)

test('a redirect goes on', async () => {
  await expect(officePage(page, async () => redirect('/projects'))).rejects.toThrow('NEXT_REDIRECT')
})
