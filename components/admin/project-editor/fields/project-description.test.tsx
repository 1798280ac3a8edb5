import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { readValues, valuesOf } from '@/lib/projects/editor/form-values'
import { DescriptionField } from './project-description'

interface Begun {
  text?: string
  /** What a draft remembers. */
  drafted?: string
  title?: string
}

function Form({
  text = '',
  drafted = '',
  title = 'Porch',
  onInput,
}: Begun & { onInput: jest.Mock }) {
  const location = title && 'Durham'
  const [values, setValues] = useState({ ...valuesOf(), title, location })
  const [generated, setGenerated] = useState(drafted)
  return (
    <form
      onInput={({ currentTarget }) => {
        onInput()
        setValues(readValues(currentTarget))
      }}
    >
      <input name="title" aria-label="Title" defaultValue={title} />
      <input name="location" defaultValue={location} />
      <input type="checkbox" name="has_doors" aria-label="Doors" />
      <DescriptionField
        defaultValue={text}
        values={values}
        generated={generated}
        onGenerate={setGenerated}
        error={undefined}
      />
    </form>
  )
}

function setUp(begun: Begun = {}) {
  const onInput = jest.fn()
  render(<Form {...begun} onInput={onInput} />)
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
  const { generate, field } = setUp({ text: 'My own words' })
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

it('does not take a text generated before a reload for the owner’s', async () => {
  const text = 'Coming up: a porch.'
  const { generate, field } = setUp({ text, drafted: text })
  await generate()
  expect(field).toHaveDisplayValue(/a porch in Durham/)
  expect(screen.getByRole('status')).toHaveTextContent('Written from the fields above.')
  expect(undo()).toBeNull()
})

it.each([
  ['a title', () => userEvent.type(screen.getByLabelText('Title'), 'Porch'), /a porch/],
  ['a kind of work', () => userEvent.click(screen.getByLabelText('Doors')), /doors/],
])(
  'asks for title and location while there is nothing to tell, until there is %s',
  async (_, fillIn, text) => {
    const { generate, field } = setUp({ text: 'Mine', title: '' })
    await generate()
    expect(field).toHaveValue('Mine')
    const note = screen.getByRole('status')
    expect(note).toHaveTextContent('Fill in the title and location first')
    expect(
      screen.getByRole('button', { name: 'Generate Description' }),
    ).toHaveAccessibleDescription('Fill in the title and location first')
    await fillIn()
    expect(note).toHaveTextContent('Written from the fields above.')
    await generate()
    expect(field).toHaveDisplayValue(text)
  },
)

const undo = () => screen.queryByRole('button', { name: 'Undo' })
