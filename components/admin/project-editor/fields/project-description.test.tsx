import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DescriptionField } from './project-description'

function setUp(defaultValue = '') {
  const onInput = jest.fn()
  render(
    <form onInput={onInput}>
      <input name="title" defaultValue="Porch" />
      <input name="location" defaultValue="Durham" />
      <DescriptionField defaultValue={defaultValue} error={undefined} />
    </form>,
  )
  const generate = () =>
    userEvent.click(screen.getByRole('button', { name: 'Generate Description' }))
  return { onInput, generate, field: screen.getByRole('textbox', { name: /^Description/ }) }
}

it('writes into an empty field at once, and the form hears of it', async () => {
  const { onInput, generate, field } = setUp()
  await generate()
  expect(field).toHaveDisplayValue(/a porch in Durham/)
  expect(onInput).toHaveBeenCalled()
})

it("gives the owner's own text back", async () => {
  const { generate, field } = setUp('My own words')
  await generate()
  await generate()
  expect(field).toHaveDisplayValue(/a porch in Durham/)
  expect(screen.getByRole('status')).toHaveTextContent('Your own text was replaced.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field).toHaveValue('My own words')
  expect(field).toHaveFocus()
  expect(undo()).toBeNull()
})

it('offers no Undo for a generated text, unless that was changed', async () => {
  const { generate, field } = setUp()
  await generate()
  await generate()
  expect(undo()).toBeNull()
  await userEvent.type(field, ' And more.')
  await generate()
  expect(undo()).toBeVisible()
  // It would take away what is typed now.
  await userEvent.type(field, '!')
  expect(undo()).toBeNull()
})

const undo = () => screen.queryByRole('button', { name: 'Undo' })
