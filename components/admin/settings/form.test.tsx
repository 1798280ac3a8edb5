import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { attachSignInHost, settleSignIn, useIsSigningIn } from '@/components/forms/reauthenticate'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { changeEmail } from '@/lib/auth/account-actions'
import { compressionSettings } from '@/lib/media/settings'
import {
  saveCompany,
  saveContact,
  saveImageSettings,
  saveInstagram,
  saveName,
} from '@/lib/profile/actions'
import { defaultHours } from '@/lib/profile/hours'
import { imageSettingsSchema, sliderValues } from '@/lib/profile/image-settings'
import { companySchema, contactSchema, instagramSchema, nameSchema } from '@/lib/profile/schema'
import { EmailForm, NameForm, PasswordForm } from './account-forms'
import { CompanyForm } from './company-form'
import { ImagesForm } from './images-form'
import { ContactForm, SocialForm } from './public-forms'

jest.mock('@/lib/auth/account-actions', () => ({ changeEmail: jest.fn() }))
jest.mock('@/lib/profile/actions', () => ({
  saveCompany: jest.fn(),
  saveContact: jest.fn(),
  saveImageSettings: jest.fn(),
  saveInstagram: jest.fn(),
  saveName: jest.fn(),
}))

const SAVED: ActionState<never> = { status: 'success', message: 'Instagram profile updated' }
const FAILED = 'Failed to update Instagram profile'
const field = () => screen.getByLabelText('Instagram address')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Update Instagram' }))
const sent = (action: unknown) =>
  jest
    .mocked(action as typeof saveName)
    .mock.calls.map(([fields]) => [...(fields as FormData).entries()])

/** Types an address and sends it. */
async function send() {
  render(<SocialForm network="Instagram" address="" />)
  await userEvent.type(field(), 'instagram.com/slw')
  await press()
}

beforeEach(() => {
  jest.resetAllMocks()
  takeToasts()
})

it('says that it is saved until something is typed again, and once more when that is saved', async () => {
  jest.mocked(saveInstagram).mockResolvedValue(SAVED)
  await send()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(takeToasts()).toEqual([
    { id: 'Instagram', kind: 'success', message: 'Instagram profile updated' },
  ])
  await userEvent.type(field(), '2')
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  await press()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(sent(saveInstagram)).toEqual([
    [['instagram_url', 'instagram.com/slw']],
    [['instagram_url', 'instagram.com/slw2']],
  ])
})

it('says what it is doing meanwhile, and sends nothing twice', async () => {
  let answer = (_: ActionState<never>) => {}
  jest.mocked(saveInstagram).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }))
  await act(async () => answer(SAVED))
  expect(saveInstagram).toHaveBeenCalledTimes(1)
})

it('explains a refused value at its field, which takes the focus and keeps the text', async () => {
  jest.mocked(saveInstagram).mockResolvedValue({
    status: 'error',
    fieldErrors: { instagram_url: 'Please enter an address' },
  })
  await send()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('Please enter an address')
  expect(field()).toHaveValue('instagram.com/slw')
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('says above its button, and in a toast, that saving failed, and keeps the text', async () => {
  jest.mocked(saveInstagram).mockResolvedValue({ status: 'error', message: FAILED })
  await send()
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  expect(takeToasts()).toEqual([{ id: 'Instagram', kind: 'error', message: FAILED }])
  expect(field()).toHaveValue('instagram.com/slw')
})

/** In place of the dialog. */
function SignIn() {
  useEffect(() => attachSignInHost(), [])
  return useIsSigningIn() ? <p>Sign in</p> : null
}

describe('where the session has ended', () => {
  beforeEach(async () => {
    jest
      .mocked(saveInstagram)
      .mockResolvedValueOnce({ status: 'error', message: FAILED, code: 'signed-out' })
    jest.mocked(saveInstagram).mockResolvedValueOnce(SAVED)
    render(<SignIn />)
    await send()
    expect(await screen.findByText('Sign in')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible()
  })

  it('saves the same values after signing in', async () => {
    await act(async () => settleSignIn(true))
    expect(await screen.findByText('Saved')).toBeVisible()
    const [first, second] = sent(saveInstagram)
    expect(second).toEqual(first)
  })

  it('fails when that is cancelled, keeps the text, and can be tried again', async () => {
    await act(async () => settleSignIn(false))
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(field()).toHaveValue('instagram.com/slw')
    await press()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})

it('wants the current password for another address, and says when it is wrong', async () => {
  jest.mocked(changeEmail).mockResolvedValue({
    status: 'error',
    message: 'Failed to update email',
    fieldErrors: { current_password: 'This is not your current password' },
  })
  render(<EmailForm current="ann@example.com" />)
  await userEvent.type(screen.getByLabelText(/^New email/), 'new@example.com')
  const password = screen.getByLabelText(/^Current password/)
  await userEvent.type(password, 'not-it')
  await userEvent.click(screen.getByRole('button', { name: 'Update email' }))
  await waitFor(() => expect(password).toHaveFocus())
  expect(Object.fromEntries(sent(changeEmail)[0] ?? [])).toMatchObject({
    ...{ email: 'new@example.com', current_password: 'not-it' },
  })
  expect(password).toHaveAccessibleDescription('This is not your current password')
  expect(screen.getByLabelText(/^New email/)).toHaveValue('new@example.com')
})

it('wants the current password for another one, but not after a link from a mail', () => {
  const { rerender } = render(<PasswordForm email="ann@example.com" recovering={false} />)
  expect(screen.getByLabelText(/^Current password/)).toBeRequired()
  rerender(<PasswordForm email="ann@example.com" recovering />)
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument()
  expect(screen.getByText(/Please choose a new password now/)).toBeVisible()
})

const company = {
  ...{ company_name: 'SLW', registered_name: 'SLW Ltd' },
  ...{ registered_number: '01234567', registered_address: '1 High Street' },
}
const contact = {
  ...{ contact_email: 'office@example.com', contact_phone: '0191 498 0123' },
  ...{ hours_note: 'Closed 24 Dec', business_hours: defaultHours },
}
const images = compressionSettings(null)

it('explains refused opening hours at their day', async () => {
  jest.mocked(saveContact).mockResolvedValue({
    status: 'error',
    fieldErrors: { 'business_hours.1.closeTime': 'Opening time must be before closing time' },
  })
  render(<ContactForm contact={contact} />)
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  await screen.findByText('Opening time must be before closing time')
  const [monday, tuesday] = ['Monday', 'Tuesday'].map((day) => screen.getByLabelText(`${day} to`))
  expect(tuesday).toHaveAccessibleDescription('Opening time must be before closing time')
  expect(tuesday).toBeInvalid()
  expect(monday).toBeValid()
})

it('explains a refused slider in place of its bounds', async () => {
  jest
    .mocked(saveImageSettings)
    .mockResolvedValue({ status: 'error', fieldErrors: { raw_limit: 'Please choose less' } })
  render(<ImagesForm saved={sliderValues(images)} />)
  const slider = screen.getByRole('slider', { name: 'Raw upload limit' })
  expect(slider).toHaveAccessibleDescription('1 to 50')
  fireEvent.submit(screen.getByRole('form'))
  await screen.findByText('Please choose less')
  expect(slider).toHaveAccessibleDescription('Please choose less')
})

it.each([
  ['name', <NameForm key="name" name="Ann" />, saveName, nameSchema, { full_name: 'Ann' }],
  ['company', <CompanyForm key="company" company={company} />, saveCompany, companySchema, company],
  ['contact', <ContactForm key="contact" contact={contact} />, saveContact, contactSchema, contact],
  [
    'social',
    <SocialForm key="social" network="Instagram" address="https://www.instagram.com/slw" />,
    saveInstagram,
    instagramSchema,
    { instagram_url: 'https://www.instagram.com/slw' },
  ],
  [
    'images',
    <ImagesForm key="images" saved={sliderValues(images)} />,
    saveImageSettings,
    imageSettingsSchema,
    { image_compression_settings: images },
  ],
])('the %s form sends what is stored unchanged where nothing was changed', async (...row) => {
  const [, form, action, schema, stored] = row
  jest.mocked(action).mockResolvedValue(SAVED)
  render(form)
  // jsdom takes a slider between two steps for wrong; browsers move it.
  fireEvent.submit(screen.getByRole('form'))
  await screen.findByText('Saved')
  expect(schema.parse(Object.fromEntries(sent(action)[0] ?? []))).toEqual(stored)
})
