import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DescriptionField } from './project-description'

beforeEach(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

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
  expect(field).toHaveDisplayValue(/Porch in Durham/)
  expect(onInput).toHaveBeenCalled()
})

it('asks before it overwrites what was typed', async () => {
  const { generate, field } = setUp('My own words')
  await generate()
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Replace the description?')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(field).toHaveValue('My own words')
  await generate()
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  expect(field).toHaveDisplayValue(/Porch in Durham/)
})

it('does not ask for its own text, unless that was changed', async () => {
  const { generate, field } = setUp()
  await generate()
  await generate()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.type(field, ' And more.')
  await generate()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})
