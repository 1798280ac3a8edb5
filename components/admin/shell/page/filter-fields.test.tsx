import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterFields } from './filter-fields'

const sent = jest.fn()
const options = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
]
const form = (words: string, status: string | null, isPending = false) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      sent(Object.fromEntries(new FormData(event.currentTarget)))
    }}
  >
    <FilterFields
      what="x"
      placeholder=""
      {...{ words, status, options, isPending }}
      showAll={null}
    />
  </form>
)
const words = () => screen.getByRole('searchbox')
const status = () => screen.getByRole('combobox', { name: 'Show' })

test('a chosen status applies at once, with the words there are', async () => {
  render(form('', null))
  await userEvent.type(words(), 'bay')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.selectOptions(status(), 'New')
  expect(sent.mock.calls).toEqual([[{ words: 'bay', status: 'new' }]])
})

test('the fields follow the address and keep the focus', async () => {
  const { rerender } = render(form('', null))
  await userEvent.type(words(), 'bay')
  status().focus()
  rerender(form('bay', 'new'))
  expect(status()).toHaveFocus()
  expect([words(), status()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'bay',
    'new',
  ])
  rerender(form('', null))
  expect(words()).toHaveValue('')
  expect(status()).toHaveValue('')
})

test('the button says that a search is on its way', () => {
  const { rerender } = render(form('bay', null))
  const button = screen.getByRole('button', { name: 'Search' })
  rerender(form('bay', null, true))
  expect(button).toHaveTextContent('Searching…')
})
