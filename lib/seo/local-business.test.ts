jest.mock('@/lib/env', () => ({ env: { NEXT_PUBLIC_SITE_URL: 'https://slw.example' } }))

import { localBusiness } from './local-business'

const profile = {
  companyName: 'SLW Windows',
  logo: null,
  smallLogo: null,
  contactPhone: '0191 498 0123',
  contactEmail: null,
  facebookUrl: 'https://www.facebook.com/slw',
  instagramUrl: null,
  registeredName: null,
  registeredAddress: null,
}

const hours = [
  { day: 'Monday', isOpen: true, openTime: '09:00', closeTime: '17:00' },
  { day: 'Saturday', isOpen: false, openTime: '10:00', closeTime: '14:00' },
]

test('contains the profile’s facts and only the open days', () => {
  expect(JSON.parse(JSON.stringify(localBusiness(profile, hours)))).toMatchObject({
    name: 'SLW Windows',
    telephone: '0191 498 0123',
    sameAs: ['https://www.facebook.com/slw'],
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:00' },
    ],
  })
})

test('without a profile it invents nothing', () => {
  const business = JSON.parse(JSON.stringify(localBusiness(null)))
  expect(business.name).toBe('SLW')
  for (const key of [
    'telephone',
    'email',
    'sameAs',
    'openingHoursSpecification',
    'logo',
    'address',
  ]) {
    expect(business).not.toHaveProperty(key)
  }
})
