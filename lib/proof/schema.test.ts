import { accreditationSchema, orderSchema, reviewSchema } from './schema'

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const review = {
  id,
  name: ' Rose ',
  town: '',
  given_on: '2026-03-04',
  words: 'Warm.\r\nTidy.\0 ',
  source_url: '',
  project_id: '',
}
const problems = (schema: typeof reviewSchema | typeof accreditationSchema, form: object) =>
  Object.fromEntries(
    schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  )

beforeAll(() => {
  // Already the fifth in London.
  jest.useFakeTimers({ now: new Date('2026-06-04T23:30:00Z') })
})
afterAll(() => jest.useRealTimers())

test('a review is tidied; what is empty is stored as null', () => {
  expect(reviewSchema.parse(review)).toEqual({
    id,
    name: 'Rose',
    town: null,
    given_on: '2026-03-04',
    words: 'Warm.\nTidy.',
    source_url: null,
    project_id: null,
  })
  const whole = { town: 'Roker', source_url: 'example.org/r', project_id: id }
  expect(reviewSchema.parse({ ...review, ...whole })).toMatchObject({
    ...whole,
    source_url: 'https://example.org/r',
  })
})

test.each([
  ['name', ' ', 'Please enter who wrote it'],
  ['name', 'é'.repeat(81), 'Please keep this to 80 characters'],
  ['town', 'x'.repeat(81), 'Please keep this to 80 characters'],
  ['words', '', 'Please enter what they wrote'],
  ['words', 'x'.repeat(2001), 'Please keep this to 2000 characters'],
  ['given_on', '', 'Please enter the day of the review'],
  ['given_on', '2026-02-30', 'Please enter the day of the review'],
  ['given_on', '1999-12-31', 'Please enter the day of the review'],
  ['given_on', '2026-06-06', 'This day is still to come'],
  [
    'source_url',
    'javascript:alert(1)',
    'Please enter an https link such as https://g.co/kgs/abc123',
  ],
  ['project_id', 'mine', 'Please choose a project'],
  ['town', undefined, 'This field is missing. Please load the page again.'],
])('%s %j: %s', (field, value, message) => {
  expect(problems(reviewSchema, { ...review, [field]: value })).toEqual({ [field]: message })
})

test('today in London is no day to come', () => {
  expect(problems(reviewSchema, { ...review, given_on: '2026-06-05' })).toEqual({})
})

const accreditation = { id, name: 'Guild', number: '', link_url: '' }

test('an accreditation keeps its logo, gets a new one or loses it', () => {
  expect(accreditationSchema.parse(accreditation)).toEqual({
    id,
    name: 'Guild',
    number: null,
    link_url: null,
  })
  for (const logo of [id, 'remove']) {
    expect(accreditationSchema.parse({ ...accreditation, logo })).toMatchObject({ logo })
  }
  expect(
    problems(accreditationSchema, { ...accreditation, logo: 'https://x.test' }),
  ).toHaveProperty('logo')
  expect(problems(accreditationSchema, { ...accreditation, name: '', number: undefined })).toEqual({
    name: 'Please enter its name',
    number: 'This field is missing. Please load the page again.',
  })
})

test('an order is bounded', () => {
  expect(orderSchema.safeParse({ ids: Array(200).fill(id) }).success).toBe(true)
  expect(orderSchema.safeParse({ ids: Array(201).fill(id) }).success).toBe(false)
})
