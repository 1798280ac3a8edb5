import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AccreditationForm } from './accreditation-form'

jest.mock('@/lib/proof/actions', () => ({}))
jest.mock('@/lib/media/actions', () => ({}))

// jsdom has none.
beforeAll(() => Object.assign(URL, { revokeObjectURL: jest.fn() }))

test('a removed logo leaves the focus where another one is chosen', async () => {
  const accreditation = {
    ...{ id: '1', name: 'FENSA', number: null, link_url: null },
    ...{ logo: '/fensa.png', is_example: false },
  }
  render(<AccreditationForm accreditation={accreditation} onClose={jest.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('img', { name: 'The logo' })).toBeNull()
  expect(screen.getByLabelText('Choose a logo')).toHaveFocus()
})
