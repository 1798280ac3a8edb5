import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import type { ActionState } from '@/lib/action-state'
import { unsavedWork, useTypedText } from './unsaved-work'

jest.mock('@/lib/projects/editor/kept-files', () => ({ countKeptFiles: async () => 0 }))
jest.mock('@/lib/projects/editor/shared-photos', () => ({ countSharedPhotos: async () => 0 }))

function Page({ children }: { children: ReactNode }) {
  useTypedText()
  return children
}
const show = (field: ReactNode) =>
  render(
    <Page>
      <form>{field}</form>
    </Page>,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('Field')
const fill = (value: string) => fireEvent.change(field(), { target: { value } })
const press = () => fireEvent.click(field())

const typed: [kind: string, value: string, other: string][] = [
  ['text', 'SLW', 'SLW Ltd'],
  ['email', '', 'office@example.com'],
  ['tel', '0191 498 0000', '0191 498 0999'],
  ['url', '', 'https://example.com'],
  ['number', '2', '3'],
  ['date', '2026-01-05', '2026-01-06'],
  ['time', '09:00', '08:30'],
]

describe('what is changed and not saved', () => {
  it.each(typed)('is counted in a field of the type %s', async (type, value, other) => {
    show(<input aria-label="Field" type={type} defaultValue={value} />)
    expect(await unsavedWork()).toBeUndefined()
    fill(other)
    expect(await unsavedWork()).toBe('what you typed')
    fill(value)
    expect(await unsavedWork()).toBeUndefined()
  })

  it('is counted in a text of several lines', async () => {
    show(<textarea aria-label="Field" defaultValue="Hello" />)
    expect(await unsavedWork()).toBeUndefined()
    fill('Hello {name}')
    expect(await unsavedWork()).toBe('what you typed')
  })

  it.each(['checkbox', 'radio'])('is counted in a %s', async (type) => {
    show(<input aria-label="Field" type={type} />)
    expect(await unsavedWork()).toBeUndefined()
    press()
    expect(await unsavedWork()).toBe('what you typed')
  })

  it('is counted where a tick is taken away', async () => {
    show(<input aria-label="Field" type="checkbox" defaultChecked />)
    expect(await unsavedWork()).toBeUndefined()
    press()
    expect(await unsavedWork()).toBe('what you typed')
  })

  it.each([
    ['with a choice', 'b'],
    ['without one', undefined],
  ])('is counted in a list %s', async (_, chosen) => {
    show(
      <select aria-label="Field" defaultValue={chosen}>
        <option value="a">A</option>
        <option value="b">B</option>
        <option value="c">C</option>
      </select>,
    )
    expect(await unsavedWork()).toBeUndefined()
    fill('c')
    expect(await unsavedWork()).toBe('what you typed')
  })

  it('is counted where a form compares by itself', async () => {
    const group = (isChanged: boolean) => (
      <Page>
        <form>
          <fieldset data-changed={isChanged || undefined} />
        </form>
      </Page>
    )
    const { rerender } = render(group(true))
    expect(await unsavedWork()).toBe('what you typed')
    rerender(group(false))
    expect(await unsavedWork()).toBeUndefined()
  })
})

it('nothing is left once what was changed is saved', async () => {
  const form = (text: string, isOpen: boolean) => (
    <Page>
      <form>
        <input aria-label="Text" defaultValue={text} />
        <input aria-label="Tick" type="checkbox" defaultChecked={isOpen} />
      </form>
    </Page>
  )
  const { rerender } = render(form('SLW', false))
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'SLW Ltd' } })
  fireEvent.click(screen.getByLabelText('Tick'))
  expect(await unsavedWork()).toBe('what you typed')
  rerender(form('SLW Ltd', true))
  expect(await unsavedWork()).toBeUndefined()
})

it('nothing is left where the server saves it in other words, until something is typed again', async () => {
  let answer = (_: ActionState<never>) => {}
  const action = () => new Promise<ActionState<never>>((resolve) => (answer = resolve))
  render(
    <Page>
      <ActionForm action={action} failure="Failed">
        {(_, pending) => (
          <>
            <input aria-label="Field" defaultValue="" />
            <button type="submit">{pending ? 'Saving...' : 'Save'}</button>
          </>
        )}
      </ActionForm>
    </Page>,
  )
  const save = async (meanwhile?: () => Promise<void>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Saving...' })
    await meanwhile?.()
    answer({ status: 'success' })
    await screen.findByRole('button', { name: 'Save' })
  }
  await userEvent.type(field(), 'example.com')
  await save()
  expect(await unsavedWork()).toBeUndefined()
  await userEvent.type(field(), '/slw')
  expect(await unsavedWork()).toBe('what you typed')
  await save(() => userEvent.type(field(), '/more'))
  expect(await unsavedWork()).toBe('what you typed')
})

describe('is no work', () => {
  it.each([
    ['a password', <input key="" aria-label="Field" type="password" />, 'Secret-1'],
    ['a slider, which its form counts', <input key="" aria-label="Field" type="range" />, '70'],
  ])('%s', async (_, element, value) => {
    show(element)
    fill(value)
    expect(await unsavedWork()).toBeUndefined()
  })

  it('a field that saves itself', async () => {
    render(
      <Page>
        <input aria-label="Field" type="checkbox" />
      </Page>,
    )
    press()
    expect(await unsavedWork()).toBeUndefined()
  })

  it('a search', async () => {
    // jsdom does not know the search element.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <Page>
        <search>
          <form>
            <input aria-label="Field" type="search" />
          </form>
        </search>
      </Page>,
    )
    fill('bay')
    expect(await unsavedWork()).toBeUndefined()
  })
})
