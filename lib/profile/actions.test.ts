/** @jest-environment node */
import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import { getViewer } from '@/lib/auth/queries'
import { removeAllQueued } from '@/lib/media/removal-queue'
import { answer, asked, line, owner } from '@/tests/unit/fake-backend'
import {
  removeLogo,
  saveCompany,
  saveConfirmation,
  saveContact,
  saveFacebook,
  saveImageSettings,
  saveInstagram,
  saveLogo,
  saveName,
} from './actions'
import { dayFields, defaultHours } from './hours'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)
jest.mock('@/lib/supabase/server', () =>
  jest.requireActual('@/tests/unit/fake-backend').anonymousSession(),
)
jest.mock('next/cache', () => ({ updateTag: jest.fn(), revalidateTag: jest.fn() }))
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('@/lib/media/removal-queue', () => ({ removeAllQueued: jest.fn(async () => {}) }))

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const week = Object.fromEntries(
  defaultHours.flatMap(({ day, isOpen, openTime, closeTime }) => {
    const names = dayFields(day)
    return [
      ...(isOpen ? [[names.isOpen, 'on']] : []),
      [names.openTime, openTime],
      [names.closeTime, closeTime],
    ]
  }),
)
const sliders = {
  project_size: '3',
  project_dimension: '2048',
  project_quality: '85',
  logo_size: '1',
  logo_dimension: '1024',
  logo_quality: '95',
  raw_limit: '5',
}
type Saving = [
  what: string,
  save: (input: unknown) => Promise<object>,
  input: object,
  columns: object,
  said: string,
  failed: string,
]
const savings: Saving[] = [
  [
    'name',
    saveName,
    { full_name: ' Ann ' },
    { full_name: 'Ann' },
    'Name updated successfully',
    'Failed to update name',
  ],
  [
    'company',
    saveCompany,
    { company_name: '', registered_name: ' ', registered_number: '', registered_address: '' },
    {
      company_name: null,
      registered_name: null,
      registered_number: null,
      registered_address: null,
    },
    'Company details updated successfully',
    'Failed to update company details',
  ],
  [
    'contact',
    saveContact,
    { contact_email: 'a@b.co', contact_phone: '', hours_note: '', ...week },
    {
      contact_email: 'a@b.co',
      contact_phone: null,
      hours_note: null,
      business_hours: defaultHours,
    },
    'Contact information updated successfully',
    'Failed to update contact information',
  ],
  ...(['on', 'off'] as const).map(
    (confirm_enquiries): Saving => [
      `confirmation email, ${confirm_enquiries}`,
      saveConfirmation,
      { confirm_enquiries },
      { confirm_enquiries: confirm_enquiries === 'on' },
      'Confirmation email updated successfully',
      'Failed to update the confirmation email',
    ],
  ),
  [
    'Facebook address',
    saveFacebook,
    { facebook_url: 'facebook.com/slw' },
    { facebook_url: 'https://facebook.com/slw' },
    'Facebook profile updated successfully',
    'Failed to update Facebook profile',
  ],
  [
    'Instagram address',
    saveInstagram,
    { instagram_url: '' },
    { instagram_url: null },
    'Instagram profile updated successfully',
    'Failed to update Instagram profile',
  ],
  [
    'image settings',
    saveImageSettings,
    sliders,
    {
      image_compression_settings: {
        projectImages: { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 },
        logoImages: { maxSizeMB: 1, maxWidthOrHeight: 1024, quality: 0.95 },
        rawUploadLimit: 5,
      },
    },
    'Image compression settings saved successfully',
    'Failed to save image compression settings',
  ],
  [
    'absence of a logo',
    removeLogo,
    {},
    { logo_url: null, logo_formats: null },
    'Logo updated successfully',
    'Failed to update logo',
  ],
]

beforeEach(() => {
  jest.clearAllMocks()
  line.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(getViewer).mockResolvedValue(owner)
})

async function afterwards(): Promise<void> {
  for (const [task] of jest.mocked(after).mock.calls) await (task as () => Promise<void>)()
}

describe.each(savings)('the %s', (_, save, input, columns, message, failed) => {
  it('is saved in the owner’s row and visible to visitors at once', async () => {
    answer([{ id: owner.id }])
    expect(await save(input)).toEqual({ status: 'success', message })
    expect(asked(0)).toMatchObject({
      method: 'POST',
      path: '/rest/v1/profiles',
      query: { select: 'id' },
      body: { id: owner.id, ...columns },
    })
    expect(Object.keys(asked(0).body)).toEqual(['id', ...Object.keys(columns)])
    expect(new Headers(line.mock.calls[0]?.[1]?.headers).get('prefer')).toContain(
      'resolution=merge-duplicates',
    )
    expect(updateTag).toHaveBeenCalledWith('profile')
  })

  it('fails when no row was written or there was no answer', async () => {
    answer([])
    expect(await save(input)).toEqual({ status: 'error', message: failed })
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    expect(await save(input)).toEqual({ status: 'error', message: failed })
  })

  it('after a lost response visitors see it too, and the current page is not refreshed', async () => {
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    await save(input)
    expect(updateTag).not.toHaveBeenCalled()
    for (const [task] of jest.mocked(after).mock.calls) (task as () => void)()
    expect(revalidateTag).toHaveBeenCalledWith('profile', { expire: 0 })
  })
})

describe('a new logo', () => {
  it('is a checked upload of the owner, whose upload row is then deleted', async () => {
    const url = 'http://backend.test/storage/v1/object/public/logos/owner-id/logo/a.png'
    answer({ url, formats: 'webp' })
    answer([{ id: owner.id }])
    line.mockResolvedValueOnce(new Response(null, { status: 204 }))
    expect(await saveLogo({ id })).toEqual({
      status: 'success',
      message: 'Logo updated successfully',
    })
    expect(asked(0)).toMatchObject({
      method: 'GET',
      path: '/rest/v1/uploads',
      query: {
        select: 'url,formats',
        id: `eq.${id}`,
        user_id: 'eq.owner-id',
        kind: 'eq.logo',
        finished_at: 'not.is.null',
      },
    })
    expect(asked(1)).toMatchObject({
      path: '/rest/v1/profiles',
      body: { id: owner.id, logo_url: url, logo_formats: 'webp' },
    })
    expect(asked(2)).toMatchObject({
      method: 'DELETE',
      path: '/rest/v1/uploads',
      query: { id: `eq.${id}`, user_id: 'eq.owner-id' },
    })
    await afterwards()
    expect(removeAllQueued).toHaveBeenCalledTimes(1)
  })

  it('is refused when the upload is gone or unfinished', async () => {
    for (const row of [null, { url: null }]) {
      answer(row ?? [])
      expect(await saveLogo({ id })).toEqual({
        status: 'error',
        code: 'file-gone',
        message: 'We no longer have this file. Please choose it again.',
      })
    }
    expect(line).toHaveBeenCalledTimes(2)
    expect(after).not.toHaveBeenCalled()
  })

  it('shows the specified failure message', async () => {
    line.mockRejectedValueOnce(new TypeError('fetch failed'))
    expect(await saveLogo({ id })).toEqual({ status: 'error', message: 'Failed to update logo' })
  })
})

it('removing a logo removes its file; a failure of that is only logged', async () => {
  jest.mocked(removeAllQueued).mockRejectedValueOnce(new Error('away'))
  answer([{ id: owner.id }])
  await removeLogo({})
  await afterwards()
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('away'))
})

it('refuses strangers and invalid input before touching a row', async () => {
  jest.mocked(getViewer).mockResolvedValueOnce(null)
  expect(await saveName({ full_name: 'Ann' })).toMatchObject({ message: 'Auth session missing!' })
  expect(await saveName({})).toHaveProperty('fieldErrors.full_name', 'Please enter your first name')
  expect(await saveFacebook({ facebook_url: 'https://evil.example' })).toHaveProperty(
    'fieldErrors.facebook_url',
  )
  expect(
    await saveInstagram({ instagram_url: 'javascript:alert(1)//instagram.com' }),
  ).toHaveProperty('fieldErrors.instagram_url')
  expect(await saveContact({ ...week, contact_email: 'x' })).toHaveProperty(
    'fieldErrors.contact_email',
  )
  expect(await saveImageSettings({ ...sliders, raw_limit: '51' })).toHaveProperty(
    'fieldErrors.raw_limit',
  )
  expect(await saveLogo({ id: '1' })).toHaveProperty('fieldErrors.id')
  expect(line).not.toHaveBeenCalled()
})
