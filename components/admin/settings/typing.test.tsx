import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unsavedWork, useTypedText } from '@/components/admin/shell/unsaved-work'
import { saveCompany, saveImageSettings } from '@/lib/profile/actions'
import { defaultSliders } from '@/lib/profile/image-settings'
import { CompanyForm } from './company-form'
import { ImagesForm } from './images-form'

jest.mock('@/lib/profile/actions', () => ({ saveCompany: jest.fn(), saveImageSettings: jest.fn() }))

const projects = () => within(screen.getByRole('group', { name: 'Project images' }))
const slider = () => projects().getByRole('slider', { name: 'Longest side' })
const field = () => projects().getByLabelText('Longest side in px')

function Page() {
  useTypedText()
  return <ImagesForm saved={{ ...defaultSliders, project_quality: 60 }} />
}

beforeEach(() => render(<Page />))

it('a typed value moves the slider, and what will be saved stands in the field once it is left', async () => {
  await userEvent.clear(field())
  expect(slider()).toHaveValue('2048')
  await userEvent.type(field(), '1010')
  expect(field()).toHaveValue('1010')
  expect(slider()).toHaveAttribute('aria-valuetext', '1000 px')
  await userEvent.tab()
  expect(field()).toHaveValue('1000')
})

it('Enter saves a value beyond the bounds as the nearest one', async () => {
  jest.mocked(saveImageSettings).mockResolvedValue({ status: 'success' })
  await userEvent.clear(field())
  await userEvent.type(field(), '99999{Enter}')
  expect(field()).toHaveValue('4000')
  // jsdom refuses 2048 on a slider as a step mismatch; browsers move it.
  expect(slider()).toHaveValue('4000')
})

it('a group is reset to its defaults, the others stay', async () => {
  await userEvent.clear(field())
  await userEvent.type(field(), '900')
  await userEvent.click(screen.getByRole('button', { name: 'Reset to default Logo' }))
  expect(field()).toHaveValue('900')
  await userEvent.click(screen.getByRole('button', { name: 'Reset to default Project images' }))
  expect(field()).toHaveValue('2048')
  expect(projects().getByLabelText('Quality in %')).toHaveValue('85')
})

it('Logout is told of a slider that was moved, until it is saved', async () => {
  const quality = () => projects().getByLabelText('Quality in %')
  expect(await unsavedWork()).toBeUndefined()
  await userEvent.clear(quality())
  await userEvent.type(quality(), '70')
  expect(await unsavedWork()).toBe('what you typed')
  await userEvent.clear(quality())
  await userEvent.type(quality(), '60')
  expect(await unsavedWork()).toBeUndefined()

  // Told before the page shows what is saved now.
  jest.mocked(saveImageSettings).mockResolvedValue({ status: 'success' })
  await userEvent.type(quality(), '{Backspace}5')
  // By hand: jsdom finds 2048 px invalid on a slider.
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  expect(saveImageSettings).toHaveBeenCalled()
  expect(await unsavedWork()).toBeUndefined()
})

it('folded details open where something in them was refused', async () => {
  jest.mocked(saveCompany).mockResolvedValue({
    status: 'error',
    fieldErrors: { registered_number: 'Please keep this to 40 characters' },
  })
  const company = { company_name: '', registered_name: '', registered_number: '' }
  render(<CompanyForm company={{ ...company, registered_address: '' }} />)
  const details = screen.getByText('Registered details (optional)').closest('details')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Save company details' }))
  expect(await screen.findByText('Please keep this to 40 characters')).toBeVisible()
  expect(details).toHaveAttribute('open')
  expect(screen.getByLabelText('Company number')).toHaveFocus()
})
