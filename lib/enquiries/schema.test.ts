import { projectTypes } from './project-types'
import { quarantineReason } from './quarantine'
import { enquiryLimits } from './rules'
import { enquirySchema } from './schema'

const good = {
  id: '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69',
  name: 'Margaret Dodds',
  email: 'margaret@example.com',
  phone: '0191 496 0000',
  projectType: 'residential',
  message: 'Draughty bay window.',
  verified: true,
  homepage: '',
  shownFor: 20_000,
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

test('each of the eight project types passes, nothing else does', () => {
  expect(projectTypes).toHaveLength(8)
  for (const { value } of projectTypes) expect(problems({ projectType: value })).toEqual([])
  for (const other of ['windows', 'Residential', 'toString'])
    expect(problems({ projectType: other })).toHaveLength(1)
})

test('what PostgreSQL cannot hold is left out instead of failing later', () => {
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

test.each([
  [{}, null],
  [{ homepage: 'https://spam.example' }, 'honeypot'],
  [{ shownFor: 2_000 }, null],
  [{ shownFor: 1_999 }, 'too_fast'],
  [{ shownFor: undefined }, 'too_fast'],
  [{ shownFor: 'long' }, 'too_fast'],
  [{ shownFor: Number.NaN }, 'too_fast'],
  [{ shownFor: -1 }, 'too_fast'],
  [{ homepage: 'x', shownFor: 1 }, 'honeypot'],
])('signs of a robot %o hold it back as %s, and never refuse it', (change, reason) => {
  expect(quarantineReason(enquirySchema.parse({ ...good, ...change }))).toBe(reason)
})
