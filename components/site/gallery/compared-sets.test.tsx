import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ComparedSets } from './compared-sets'

const set = (number: number, id = `set ${number}`) => ({
  id,
  number,
  thumb: null,
  comparison: <input aria-label={`Comparison ${number}`} />,
})

const link = (number: number) => screen.getByRole('link', { name: `Set ${number}` })
const shown = () => screen.getByRole('textbox').getAttribute('aria-label')

test('a click on a set shows it, from its start', async () => {
  render(<ComparedSets sets={[set(1), set(3)]} />)
  expect(shown()).toBe('Comparison 1')
  await userEvent.type(screen.getByRole('textbox'), 'moved')
  await userEvent.click(link(3))
  expect(shown()).toBe('Comparison 3')
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(link(1)).toHaveAttribute('aria-current', 'false')
  expect(link(3)).toHaveAttribute('aria-current', 'true')
})

test('where a refresh takes the chosen set away, the first is shown', async () => {
  const { rerender } = render(<ComparedSets sets={[set(1), set(2), set(3)]} />)
  await userEvent.click(link(3))
  rerender(<ComparedSets sets={[set(1), set(2)]} />)
  expect(shown()).toBe('Comparison 1')
  expect(link(1)).toHaveAttribute('aria-current', 'true')
})

test('the chosen set stays when one before it is added or deleted', async () => {
  const [first, second, chosen] = [set(1, 'a'), set(2, 'b'), set(3, 'c')]
  const { rerender } = render(<ComparedSets sets={[first, chosen]} />)
  await userEvent.click(link(3))
  rerender(<ComparedSets sets={[first, second, chosen]} />)
  expect(shown()).toBe('Comparison 3')
  rerender(<ComparedSets sets={[set(1, 'b'), set(2, 'c')]} />)
  expect(shown()).toBe('Comparison 2')
  expect(link(2)).toHaveAttribute('aria-current', 'true')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s is the browser’s',
  (key) => {
    render(<ComparedSets sets={[set(1), set(2)]} />)
    expect(fireEvent.click(link(2), { [key]: true })).toBe(true)
    expect(shown()).toBe('Comparison 1')
  },
)
