import { projectTypes } from './project-types'
import { enquiryLimits } from './rules'
import { enquirySchema } from './schema'
import { detectSpam, issueFormToken } from './spam'

jest.mock('@/lib/env', () => ({ env: { SUPABASE_SECRET_KEY: 'sb_secret_for_tests_only' } }))

const ISSUED = 1_700_000_000_000
const good = {
  id: '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69',
  name: 'Margaret Dodds',
  email: 'margaret@example.com',
  phone: '0191 496 0000',
  projectType: 'residential',
  message: 'Draughty bay window.',
  verified: true,
  homepage: '',
  token: issueFormToken(ISSUED),
}

function problems(change: Record<string, unknown>) {
  const result = enquirySchema.safeParse({ ...good, ...change })
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path[0], message])
}

test('a complete enquiry passes unchanged', () => {
  expect(enquirySchema.parse(good)).toEqual(good)
})

test.each([
  ['name', 'Please enter your name'],
  ['email', 'Please enter your email address'],
  ['projectType', 'Please choose a project type'],
  ['message', 'Please tell us a little about your project'],
])('%s is required', (field, message) => {
  for (const nothing of ['', '   ', '\n\t', '\0', undefined, null, 7]) {
    expect(problems({ [field]: nothing })).toContainEqual([field, message])
  }
})

test.each([
  ['name', enquiryLimits.name, (length: number) => 'ä'.repeat(length)],
  ['phone', enquiryLimits.phone, (length: number) => '1'.repeat(length)],
  ['message', enquiryLimits.message, (length: number) => '🏠'.repeat(length)],
  ['email', enquiryLimits.email, (length: number) => `${'a'.repeat(length - 5)}@b.co`],
] as const)(
  '%s holds %i characters, as the database counts them, and no more',
  (field, limit, make) => {
    expect(problems({ [field]: make(limit) })).toEqual([])
    expect(problems({ [field]: ` ${make(limit)}\n` })).toEqual([])
    expect(problems({ [field]: make(limit + 1) })).toEqual([
      [field, expect.stringMatching(/^Please keep this to [\d,]+ characters \(now [\d,]+\)$/)],
    ])
  },
)

test.each(['a', 'a@b', '@b.co', 'a@.', 'a b@c.de', 'a@b c.de', 'a@b@c.de', 'a@b.'])(
  '%s is no email',
  (email) => {
    expect(problems({ email })).toEqual([
      ['email', 'Please enter a valid email address, such as name@example.com'],
    ])
  },
)

test.each(['a@b.c', "o'hara+quote@mail.example.co.uk", 'jörg@bücher.example'])(
  '%s is an email',
  (email) => {
    expect(problems({ email })).toEqual([])
  },
)

test('phone is optional', () => {
  for (const nothing of ['', '  ', undefined, null]) {
    expect(enquirySchema.parse({ ...good, phone: nothing }).phone).toBeNull()
  }
})

test('each of the eight project types passes, others do not', () => {
  expect(projectTypes).toHaveLength(8)
  for (const { value } of projectTypes) expect(problems({ projectType: value })).toEqual([])
  for (const other of ['windows', 'Residential', 'toString'])
    expect(problems({ projectType: other })).toHaveLength(1)
})

test('drops characters that PostgreSQL cannot hold', () => {
  expect(enquirySchema.parse({ ...good, name: ' A\0nn \ud800 ' }).name).toBe('Ann \ufffd')
})

test('the id is a uuid', () => {
  expect(problems({ id: 'x' })).toHaveLength(1)
  expect(problems({ id: undefined })).toHaveLength(1)
})

test.each([true, false, 'true', 1, undefined, null])(
  'verified is true alone, not %p',
  (verified) => {
    expect(enquirySchema.parse({ ...good, verified }).verified).toBe(verified === true)
  },
)

const forged = issueFormToken(ISSUED).replace(/^\d/, '2')

test.each([
  [{}, 2_000, null],
  [{}, 2 * 3_600_000, null],
  [{}, 2 * 3_600_000 + 1, 'no_token'],
  [{}, 1_999, 'too_fast'],
  [{}, -1, 'too_fast'],
  [{ token: undefined }, 5_000, 'no_token'],
  [{ token: 7 }, 5_000, 'no_token'],
  [{ token: '' }, 5_000, 'no_token'],
  [{ token: `${ISSUED}` }, 5_000, 'no_token'],
  [{ token: forged }, 5_000, 'no_token'],
  [{ homepage: 'https://spam.example' }, 5_000, 'honeypot'],
  [{ homepage: 'x', token: '' }, 1, 'honeypot'],
])('signs of a robot %o after %d ms: %s, and never refused', (change, age, reason) => {
  const enquiry = enquirySchema.parse({ ...good, ...change })
  expect(detectSpam(enquiry, ISSUED + age)).toBe(reason)
})
