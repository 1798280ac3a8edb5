import { dayFields, defaultHours } from './hours'
import { companySchema, contactSchema, facebookSchema, instagramSchema, nameSchema } from './schema'

const empty = { contact_email: '', contact_phone: '', hours_note: '' }
const hours = Object.fromEntries(
  defaultHours.flatMap(({ day, isOpen, openTime, closeTime }) => {
    const names = dayFields(day)
    return [
      ...(isOpen ? [[names.isOpen, 'on']] : []),
      [names.openTime, openTime],
      [names.closeTime, closeTime],
    ]
  }),
)
const week = { ...empty, ...hours }
const problems = (form: Record<string, unknown>) =>
  contactSchema.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a missing field is not treated as emptied', () => {
  const message = 'This field is missing. Please load the page again.'
  expect(problems(hours)).toEqual(Object.keys(empty).map((name) => [name, message]))
  for (const schema of [facebookSchema, instagramSchema]) {
    expect(schema.safeParse({}).error?.issues.map((issue) => issue.message)).toEqual([message])
  }
  expect(companySchema.safeParse({}).error?.issues).toHaveLength(4)
  expect(nameSchema.safeParse({}).error?.issues[0]?.message).toBe('Please enter your first name')
})

test('contact information is optional except for the week', () => {
  expect(contactSchema.parse(week)).toEqual({
    contact_email: null,
    contact_phone: null,
    hours_note: null,
    business_hours: defaultHours,
  })
})

test.each([
  ['contact_email', 'nobody', 'Please enter an email address such as name@example.com'],
  ['contact_phone', 'call me', 'Please enter a phone number such as 0191 498 0123'],
  ['contact_phone', '12 34', 'Please enter a phone number such as 0191 498 0123'],
  ['hours_note', 'x'.repeat(201), 'Please keep this to 200 characters'],
])('%s refuses %s', (name, value, message) => {
  expect(problems({ ...week, [name]: value })).toEqual([[name, message]])
})

test.each(['0191 498 0123', '+44 (0)191 498-0123', '07700.900123'])(
  '%s is a phone number',
  (value) => {
    expect(contactSchema.parse({ ...week, contact_phone: value }).contact_phone).toBe(value)
  },
)

test('an open day must open before it closes, with times', () => {
  expect(problems({ ...week, 'Tuesday.from': '17:00' })).toEqual([
    ['business_hours.1.closeTime', 'Opening time must be before closing time'],
  ])
  expect(problems({ ...week, 'Wednesday.to': '' })?.[0]).toEqual([
    'business_hours.2.closeTime',
    'Please use a time such as 09:00',
  ])
})

test('a closed day keeps valid times; invalid ones become the defaults', () => {
  const closed = { ...week, 'Monday.open': undefined, 'Tuesday.open': undefined }
  const { business_hours } = contactSchema.parse({
    ...closed,
    'Monday.from': '07:00',
    'Tuesday.from': '23:00',
  })
  expect(business_hours.slice(0, 2)).toEqual([
    { day: 'Monday', isOpen: false, openTime: '07:00', closeTime: '17:00' },
    { day: 'Tuesday', isOpen: false, openTime: '09:00', closeTime: '17:00' },
  ])
})

const facebook = (facebook_url: string) => facebookSchema.safeParse({ facebook_url }).data
const instagram = (instagram_url: string) => instagramSchema.safeParse({ instagram_url }).data

test.each([
  ['https://www.facebook.com/slw', 'https://www.facebook.com/slw'],
  ['http://m.facebook.com/slw?ref=1', 'http://m.facebook.com/slw?ref=1'],
  [' facebook.com/slw ', 'https://facebook.com/slw'],
  ['FB.com/slw', 'https://fb.com/slw'],
  ['https://facebook.com', 'https://facebook.com/'],
  ['', null],
  ['   ', null],
])('Facebook takes %j', (value, stored) => {
  expect(facebook(value)).toEqual({ facebook_url: stored })
})

test.each([
  'javascript:alert(1)//facebook.com/',
  'data:text/html,facebook.com/',
  'ftp://facebook.com/slw',
  'https://facebook.com.evil.example/',
  'https://evilfacebook.com/',
  'https://facebook.com@evil.example/',
  'https://user@facebook.com/',
  'https://evil.example/https://facebook.com/',
  'https://evil.example\\@facebook.com/',
  'https://facebook.com:8080/',
  'https://instagram.com/slw',
  'slw',
  `https://facebook.com/${'x'.repeat(500)}`,
])('Facebook refuses %s', (value) => {
  expect(facebook(value)).toBeUndefined()
})

test('the Instagram address must be on Instagram', () => {
  expect(instagram('instagram.com/slw')).toEqual({ instagram_url: 'https://instagram.com/slw' })
  expect(instagram('')).toEqual({ instagram_url: null })
  expect(instagram('https://facebook.com/slw')).toBeUndefined()
})

const registered = {
  company_name: '',
  registered_name: ' ',
  registered_number: '',
  registered_address: '',
}

test('a first name is required; other empty fields are stored as null', () => {
  expect(nameSchema.parse({ full_name: ' Olive ' })).toEqual({ full_name: 'Olive' })
  expect(companySchema.parse(registered)).toEqual({
    company_name: null,
    registered_name: null,
    registered_number: null,
    registered_address: null,
  })
  expect(nameSchema.safeParse({ full_name: ' ' }).error?.issues[0]?.message).toBe(
    'Please enter your first name',
  )
})
