import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AskForReview } from './ask-for-review'

const job = { title: 'Bay', location: 'Roker' }
const ask = async (address: string | null) => {
  render(<AskForReview job={job} asking={{ company: null, address }} className="" />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a review of Bay' }))
}

test('without an address the owner is told where to set it', async () => {
  await ask(null)
  expect(screen.getByRole('link', { name: 'Go to Reviews' })).toHaveAttribute(
    'href',
    '/dashboard/reviews#asking',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the text is copied as changed; where that fails it is selected', async () => {
  const user = userEvent.setup()
  await ask('https://g.page/r/slw')
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await userEvent.clear(text)
  await userEvent.type(text, 'Dear Rose')
  await user.click(screen.getByRole('button', { name: 'Copy text' }))
  expect(await navigator.clipboard.readText()).toBe('Dear Rose')
  // In the dialog: what stands behind it is not announced.
  const said = within(screen.getByRole('dialog')).getByRole('status')
  expect(said).toHaveTextContent('Copied')
  await user.type(text, '!')
  expect(said).toBeEmptyDOMElement()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowed'))
  await user.click(screen.getByRole('button', { name: 'Copy text' }))
  expect(text.selectionEnd).toBe('Dear Rose!'.length)
  expect(text.selectionStart).toBe(0)
  expect(said).toHaveTextContent('Please copy the selected text yourself')
})
