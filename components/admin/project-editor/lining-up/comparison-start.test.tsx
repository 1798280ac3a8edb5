import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from '@/components/ui/toast'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import { startComparison } from '@/lib/projects/line-up-actions'
import { useEditor } from '../editor-context'
import { ComparisonStart } from './comparison-start'

jest.mock('@/components/ui/toast')
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => refresh }))
jest.mock('@/lib/projects/line-up-actions', () => ({ startComparison: jest.fn() }))
jest.mock('../editor-context', () => ({ useEditor: jest.fn() }))

const refresh = jest.fn()
const save = jest.mocked(startComparison)
const photo = (name: string) => ({
  ...{ src: `https://db.example/${name}.jpg`, alt: '', width: 800, height: 600, formats: [] },
})
const picture = (type: 'before' | 'after', more: object = {}): SavedPicture => ({
  ...{ id: `${type}-id`, type, isCover: false, caption: '', date: '', ...photo(type) },
  ...more,
})

beforeEach(() => {
  jest.clearAllMocks()
  save.mockResolvedValue({ status: 'success', message: 'Saved' })
  edit({})
})

function edit(replacements: object) {
  const editing = { state: { replacements } }
  jest.mocked(useEditor).mockReturnValue(editing as unknown as ReturnType<typeof useEditor>)
}

const show = (...pictures: SavedPicture[]) =>
  render(<ComparisonStart set={{ id: 'set', pictures }} number={2} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function open(more: object = {}) {
  show(picture('before', more), picture('after'))
  await press('Set the start of set 2')
  return screen.getByRole('slider', { name: 'Set 2, before and after' })
}

it('is offered where a set has both halves, and none is being replaced', () => {
  expect(show(picture('before')).container).toBeEmptyDOMElement()
  edit({ 'after-id': {} })
  expect(show(picture('before'), picture('after')).container).toBeEmptyDOMElement()
})

it('saves the place the slider was moved to', async () => {
  const slider = await open({ start: 20 })
  expect(screen.getByText('The comparison starts at 20% before, 80% after.')).toBeVisible()
  expect(slider).toHaveValue('20')
  fireEvent.change(slider, { target: { value: '60' } })
  await press('Start here')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(save).toHaveBeenCalledWith({ imageId: 'before-id', start: 60 })
  expect(toast).toHaveBeenCalledWith({ kind: 'success', message: 'Saved' })
  expect(refresh).toHaveBeenCalled()
})

it('leaves a little of either half in sight', async () => {
  const slider = await open()
  for (const [value, start] of [
    ['0', 5],
    ['100', 95],
  ] as const) {
    save.mockResolvedValueOnce({ status: 'error', message: 'Failed to save the start' })
    fireEvent.change(slider, { target: { value } })
    await press('Start here')
    expect(save).toHaveBeenLastCalledWith({ imageId: 'before-id', start })
  }
})

it('says so where it was not saved, and keeps the place', async () => {
  const slider = await open()
  fireEvent.change(slider, { target: { value: '60' } })
  save.mockResolvedValueOnce({ status: 'error', message: 'Failed to save the start' })
  await press('Start here')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the start')
  expect(slider).toHaveValue('60')
  await press('Start here')
  expect(save).toHaveBeenLastCalledWith({ imageId: 'before-id', start: 60 })
})

it('nothing is saved where it is cancelled', async () => {
  await open()
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(save).not.toHaveBeenCalled()
})

it('shows the photos as the comparison does', async () => {
  const level = { linedUp: photo('level') }
  show(picture('before', level), picture('after', level))
  await press('Set the start of set 2')
  const sources = [...document.querySelectorAll('dialog img')].map((image) =>
    image.getAttribute('src'),
  )
  expect(sources).toEqual(['https://db.example/level.jpg', 'https://db.example/level.jpg'])
})
