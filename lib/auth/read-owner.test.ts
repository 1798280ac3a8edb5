/** @jest-environment jsdom */
import { HINT_EVENT, hasSignedInHint } from '@/lib/signed-in-hint'
import { readOwner } from './read-owner'

const line = jest.fn<Promise<Partial<Response>>, []>()
const told = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  global.fetch = line as unknown as typeof fetch
  AbortSignal.timeout ??= () => new AbortController().signal
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = 'signed-in=1; path=/'
})
beforeAll(() => window.addEventListener(HINT_EVENT, told))
afterAll(() => window.removeEventListener(HINT_EVENT, told))

const hint = () => [hasSignedInHint(document.cookie), told.mock.calls.length]

it.each([
  ['led on to the sign-in page', { type: 'opaqueredirect', status: 0 }],
  ['told that the session was revoked', { type: 'basic', status: 401 }],
] as const)('%s, the hint is forgotten and the page told', async (_, answer) => {
  line.mockResolvedValue(answer)
  expect(await readOwner()).toBeNull()
  expect(hint()).toEqual([false, 1])
})

it('the hint stays for the session of a stranger', async () => {
  line.mockResolvedValue({ type: 'basic', status: 403 })
  expect(await readOwner()).toBeNull()
  expect(hint()).toEqual([true, 0])
})

it('the hint stays after an outage', async () => {
  line.mockResolvedValueOnce({ type: 'basic', status: 503, ok: false })
  await expect(readOwner()).rejects.toThrow('503')
  line.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(readOwner()).rejects.toThrow('Failed to fetch')
  expect(hint()).toEqual([true, 0])
})

it('the owner gets the unread count', async () => {
  const owner = { id: '1', unread: 2 }
  line.mockResolvedValue({ type: 'basic', status: 200, ok: true, json: async () => owner })
  expect(await readOwner()).toEqual(owner)
  expect(hint()).toEqual([true, 0])
})
