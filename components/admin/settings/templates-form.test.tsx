import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActionState } from '@/lib/action-state'
import { saveTemplates } from '@/lib/profile/actions'
import { TemplatesForm } from './templates-form'

jest.mock('@/lib/profile/actions', () => ({ saveTemplates: jest.fn() }))

const visit = { title: 'Visit', text: 'May we come?' }
const quote = { title: 'Quote', text: 'Here it is.' }
const names = () => screen.getAllByLabelText(/^Reply \d|^Name of/)
const texts = () => screen.getAllByLabelText('Text')
const valueIn = (field: HTMLElement | undefined) => (field as HTMLInputElement).value
const shown = () => names().map((field, at) => [valueIn(field), valueIn(texts()[at])])

let answer: (state: ActionState<never>) => void
beforeEach(() => {
  jest.mocked(saveTemplates).mockReturnValue(new Promise((resolve) => (answer = resolve)))
})
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save replies' }))
const isSaved = () => act(async () => answer({ status: 'success' }))

it('moves the replies up where one was cleared, and keeps the focus', async () => {
  const { rerender } = render(<TemplatesForm templates={[visit, quote]} />)
  await userEvent.clear(texts()[0] as HTMLElement)
  await userEvent.clear(names()[0] as HTMLElement)
  await userEvent.keyboard('{Enter}')
  await isSaved()
  rerender(<TemplatesForm templates={[quote]} />)
  expect(shown()).toEqual([
    ['Quote', 'Here it is.'],
    ['', ''],
  ])
  expect(names()[0]).toHaveFocus()
})

it('keeps what is typed while a save is under way, until that is saved too', async () => {
  const { rerender } = render(<TemplatesForm templates={[visit]} />)
  await userEvent.clear(texts()[0] as HTMLElement)
  await userEvent.clear(names()[0] as HTMLElement)
  await save()
  await userEvent.type(names()[1] as HTMLElement, 'Quote')
  await isSaved()
  rerender(<TemplatesForm templates={[]} />)
  expect(shown()).toEqual([
    ['', ''],
    ['Quote', ''],
  ])

  await userEvent.type(texts()[1] as HTMLElement, 'Here it is.')
  await save()
  await isSaved()
  rerender(<TemplatesForm templates={[quote]} />)
  expect(shown()).toEqual([
    ['Quote', 'Here it is.'],
    ['', ''],
  ])
})
