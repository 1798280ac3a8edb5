import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useFocusAfterRemoval } from './use-focus-after-removal'

function Card({ name, beside, onGone }: { name: string; beside: string; onGone: () => void }) {
  const keepFocus = useFocusAfterRemoval(beside)
  const remove = () => {
    keepFocus()
    onGone()
  }
  return (
    <li>
      <h2 id={name} tabIndex={-1}>
        {name}
      </h2>
      <button type="button" onClick={remove}>
        Remove {name}
      </button>
    </li>
  )
}

function List({ beside }: { beside?: string }) {
  const [names, setNames] = useState(['Ann', 'Bob', 'Cyd'])
  return (
    <>
      <h1 tabIndex={-1}>Messages</h1>
      <h2 id="gallery" tabIndex={-1}>
        Gallery
      </h2>
      <ul>
        {names.map((name) => (
          <Card
            key={name}
            name={name}
            beside={beside ?? name}
            onGone={() => setNames(names.filter((other) => other !== name))}
          />
        ))}
      </ul>
    </>
  )
}

const remove = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
const heading = (name: string) => screen.getByRole('heading', { name })

it('goes to the next card, else to the one before, else on towards the page’s heading', async () => {
  render(<List />)
  await remove('Bob')
  expect(heading('Cyd')).toHaveFocus()
  await remove('Cyd')
  expect(heading('Ann')).toHaveFocus()
  await remove('Ann')
  expect(heading('Gallery')).toHaveFocus()
})

it('goes to the heading beside it where that stays', async () => {
  render(<List beside="gallery" />)
  await remove('Bob')
  expect(heading('Gallery')).toHaveFocus()
})

it('goes to the page’s heading where there is none beside it', async () => {
  render(<List beside="nowhere" />)
  await remove('Bob')
  expect(heading('Messages')).toHaveFocus()
})

it('stays with whoever has gone elsewhere', () => {
  render(
    <>
      <List />
      <input aria-label="Search" />
    </>,
  )
  screen.getByRole('textbox').focus()
  // Which, other than a press, leaves the focus where it is.
  act(() => screen.getByRole('button', { name: 'Remove Ann' }).click())
  expect(screen.queryByRole('heading', { name: 'Ann' })).not.toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
