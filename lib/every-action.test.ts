/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { line, owner } from '@/tests/unit/fake-backend'
import { tell } from '@/tools/test-runner/dose'
import type { ActionState } from './action-state'
import { getViewer } from './auth/queries'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('next/cache', () => ({
  updateTag: jest.fn(),
  revalidateTag: jest.fn(),
  refresh: jest.fn(),
}))
jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), after: jest.fn() }))
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: () => undefined,
    getAll: () => [],
    set: () => {},
    delete: () => {},
  }),
  headers: async () => new Headers(),
}))
jest.mock('@/lib/media/removal-queue', () => ({ removeAllQueued: jest.fn() }))
jest.mock('@/lib/projects/sitemap-copy', () => ({ copySitemap: jest.fn() }))
jest.mock('@/lib/enquiries/notify', () => ({ notifyLater: jest.fn() }))

type Action = (input: unknown) => Promise<ActionState>

/** Every export of every 'use server' file: each is a public endpoint. */
const actions: [name: string, act: Action][] = readdirSync(__dirname, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => join(__dirname, file))
  .filter((file) => readFileSync(file, 'utf8').startsWith("'use server'"))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, Action>>(file)))

/** Actions that need no sign-in. */
const open = [
  ...['signIn', 'signOut', 'enterSignInCode', 'confirmLink', 'requestPasswordReset'],
  ...['sendEnquiry', 'addEnquiryDetails'],
]

const names = [
  ...['id', 'ids', 'projectId', 'setId', 'imageId', 'uploadId', 'purpose', 'name', 'type', 'size'],
  ...['title', 'location', 'start_date', 'completion_date', 'status', 'description', 'media'],
  ...['captions', 'full_name', 'company_name', 'contact_email', 'contact_phone', 'facebook_url'],
  ...['instagram_url', 'Monday.open', 'Monday.from', 'project_size', 'raw_limit', 'email', 'next'],
  ...['code', 'factor_id'],
  ...[
    'password',
    'current_password',
    'new_password',
    'confirm_password',
    'token_hash',
    'note',
    'message',
    'verified',
  ],
  ...['beforeId', 'afterId', 'beforeUpload', 'afterUpload', 'projectType', 'token'],
  ...['postcode', 'bestTime', '__proto__', 'constructor', 'toString', 'then'],
]

const deep = (levels: number) => {
  let nested: unknown = 'x'
  for (let level = 0; level < levels; level++) nested = level % 2 ? [nested] : { id: nested }
  return nested
}
const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withMap: true }),
  fc.constantFrom<unknown>(
    'x'.repeat(1_000_000),
    '\0',
    '\ud800',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    '%00',
    '9'.repeat(400),
    '../../etc/passwd',
    "' or 1=1 --",
    '[]',
    '[[[[[[',
    '[{"upload":1}]',
    '{"__proto__":{"a":1}}',
  ),
  fc.integer({ min: 1, max: 5_000 }).map(deep),
  fc.integer({ min: 1, max: 2_000 }).map((levels) => '['.repeat(levels) + ']'.repeat(levels)),
  fc.uuid(),
)
const input = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 14 }) },
  { weight: 1, arbitrary: hostile },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 200 })))
      .map((fields) => {
        const form = new FormData()
        for (const [name, value] of fields) form.append(name, value)
        return form
      }),
  },
)

/** Only an action state can be sent back to the browser; anything else is a 500. */
function expectState(state: unknown): void {
  expect(state).toEqual(
    expect.objectContaining({ status: expect.stringMatching(/^(success|error)$/) }),
  )
  const { status, message, fieldErrors } = state as ActionState
  if (status === 'error')
    expect(message ?? Object.values(fieldErrors ?? {})[0]).toEqual(expect.any(String))
}

const refused = () =>
  Response.json({ code: '42501', message: 'row-level security' }, { status: 403 })
const changes = () =>
  line.mock.calls.filter(([, init]) => !['GET', 'HEAD'].includes(init?.method ?? 'GET'))

const RUNS = 100

beforeEach(() => {
  line.mockReset()
  line.mockImplementation(async () => refused())
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

it('finds every action', () => {
  expect(actions.length).toBeGreaterThan(25)
})

it.each(actions)('%s returns a state for any input and never throws', async (_, act) => {
  jest.mocked(getViewer).mockResolvedValue(owner)
  await fc.assert(
    fc.asyncProperty(input, async (value) => expectState(await act(value))),
    { numRuns: RUNS },
  )
})

it.each(actions.filter(([name]) => !open.includes(name)))(
  '%s makes no request for a visitor or a stranger',
  async (_, act) => {
    const stranger = { role: 'stranger', id: 'x', email: 'x@example.com' } as const
    await fc.assert(
      fc.asyncProperty(input, fc.constantFrom(null, stranger), async (value, who) => {
        jest.mocked(getViewer).mockResolvedValue(who)
        expect(await act(value)).toMatchObject({ status: 'error', message: expect.any(String) })
      }),
      { numRuns: RUNS },
    )
    expect(line).not.toHaveBeenCalled()
  },
)

it('invalid input writes nothing for any caller', async () => {
  jest.mocked(getViewer).mockResolvedValue(owner)
  const needsNothing = ['signOut', 'browserAccess', 'refreshOffice', 'removeLogo']
  for (const [name, act] of actions.filter(([each]) => !needsNothing.includes(each))) {
    for (const garbage of [
      undefined,
      null,
      0,
      '',
      [],
      {},
      'x'.repeat(1_000_000),
      deep(5_000),
      new FormData(),
    ]) {
      const state = await act(garbage)
      expect([name, state.status]).toEqual([name, 'error'])
    }
  }
  expect(changes()).toEqual([])
  tell({
    row: 'server actions called directly',
    did: `${actions.length} actions × ${RUNS} inputs of wrong types, lengths and depths, as owner, stranger and visitor`,
    found: 'always a state, 0 thrown, 0 calls to the backend for anybody but the owner',
  })
})
