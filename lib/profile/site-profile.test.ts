import { toSiteProfile } from './site-profile'

const empty = {
  company_name: null,
  logo_url: null,
  facebook_url: null,
  instagram_url: null,
  contact_email: null,
  contact_phone: null,
  business_hours: null,
  hours_note: null,
  registered_name: null,
  registered_number: null,
  registered_address: null,
}

const storage = 'https://today.supabase.co'

test.each([
  [
    'https://former.supabase.co/storage/v1/object/public/logos/u/logo/a.png?v=2',
    'https://today.supabase.co/storage/v1/object/public/logos/u/logo/a.png',
  ],
  ['https://elsewhere.example/logo.png', null],
  ['nonsense', null],
  [null, null],
])('the logo %s is shown from %s', (logo_url, logo) => {
  expect(toSiteProfile({ ...empty, logo_url }, storage).logo).toBe(logo)
})

test('only web addresses become links', () => {
  const profile = toSiteProfile(
    { ...empty, facebook_url: 'javascript:alert(1)', instagram_url: 'https://instagram.com/slw' },
    storage,
  )
  expect(profile.facebookUrl).toBeNull()
  expect(profile.instagramUrl).toBe('https://instagram.com/slw')
})
