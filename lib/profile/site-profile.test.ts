import { toSiteProfile } from './site-profile'

const empty = {
  company_name: null,
  logo_url: null,
  logo_formats: null,
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

test('the header has the small logo, or the whole one where that is not made yet', () => {
  const logo = `${storage}/storage/v1/object/public/logos/u/logo/a.png`
  const small = (logo_formats: string | null) =>
    toSiteProfile({ ...empty, logo_url: logo, logo_formats }, storage).smallLogo
  expect(small('webp')).toBe(logo.replace('.png', '/256.webp'))
  expect(small(null)).toBe(logo)
})

test('only web addresses become links', () => {
  const profile = toSiteProfile(
    { ...empty, facebook_url: 'javascript:alert(1)', instagram_url: 'https://instagram.com/slw' },
    storage,
  )
  expect(profile.facebookUrl).toBeNull()
  expect(profile.instagramUrl).toBe('https://instagram.com/slw')
})
