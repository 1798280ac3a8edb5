import { act, render, screen } from '@testing-library/react'
import { confirmLink } from '@/lib/auth/actions'
import { ConfirmLinkForm } from './confirm-link-form'

jest.mock('@/lib/auth/actions', () => ({ confirmLink: jest.fn() }))
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }))
jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))

const open = (hash: string) => window.history.replaceState(null, '', `/auth/confirm${hash}`)
const press = () => act(async () => screen.getByRole('button', { name: 'Confirm' }).click())
const LINK = '#token_hash=secret&type=email_change&redirect_to=http%3A%2F%2Fsite.test%2F%3Flink%3Da'
const half = { status: 'success' as const, message: 'Now open the other one.' }

beforeEach(() => {
  jest.mocked(confirmLink).mockReset().mockResolvedValue(half)
  open(LINK)
})

it('sends in its body what stands after the #', async () => {
  render(<ConfirmLinkForm />)
  await press()
  const [fields] = jest.mocked(confirmLink).mock.calls[0] ?? []
  expect(Object.fromEntries(fields as FormData)).toEqual({
    token_hash: 'secret',
    type: 'email_change',
    redirect_to: 'http://site.test/?link=a',
  })
})

it('half confirmed tells so at its heading, keeps no used link, and takes the other one', async () => {
  render(<ConfirmLinkForm />)
  await press()
  expect(screen.getByRole('heading', { name: 'One link to go' })).toHaveFocus()
  expect(screen.getByText('Now open the other one.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(window.location.href).not.toContain('secret')

  open('#token_hash=other&type=email_change')
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  await press()
  const [fields] = jest.mocked(confirmLink).mock.calls[1] ?? []
  expect((fields as FormData).get('token_hash')).toBe('other')
})

it.each([
  ['recovery', '/bodhi'],
  ['email_change', '/dashboard/settings'],
])('a refused link of type %s says where to ask for another', async (type, href) => {
  open(`#token_hash=x&type=${type}`)
  jest.mocked(confirmLink).mockResolvedValue({ status: 'error', message: 'Tried too often.' })
  render(<ConfirmLinkForm />)
  expect(screen.queryByRole('link')).toBeNull()
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('Tried too often.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', href)
})
