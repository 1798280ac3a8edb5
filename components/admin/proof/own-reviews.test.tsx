import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import { deleteReview, orderReviews, saveReview } from '@/lib/proof/actions'
import type { OwnReview } from '@/lib/proof/own-proof'
import { AddReview, OwnReviews } from './own-reviews'

jest.mock('@/lib/proof/actions', () => ({
  saveReview: jest.fn(),
  deleteReview: jest.fn(),
  orderReviews: jest.fn(),
}))
jest.mock('@/lib/auth/actions', () => ({}))

const review = (id: string): OwnReview => ({
  ...{ id, name: `Rose ${id}`, town: null, given_on: '2026-03-04', words: 'Warm.' },
  ...{ source_url: null, project_id: null, is_example: false, projects: null },
})
const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

beforeEach(() => {
  jest.resetAllMocks()
  takeToasts()
})

/** A new review with all that is required. */
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a review' }))
  const form = within(screen.getByRole('form', { name: 'New review' }))
  await userEvent.type(form.getByLabelText(/^Customer's name/), 'Rose')
  await userEvent.type(form.getByLabelText(/^What they wrote/), 'Warm.')
  await userEvent.type(form.getByLabelText(/^Date/), '2026-03-04')
  return form
}

test('what was typed stays where saving failed, and is the same review when sent again', async () => {
  jest.mocked(saveReview).mockResolvedValueOnce({ status: 'error', message: 'Failed' })
  jest.mocked(saveReview).mockResolvedValueOnce({ status: 'success', message: 'Review saved' })
  render(<AddReview projects={[]} />)
  const form = await open()
  await userEvent.click(form.getByRole('button', { name: 'Save review' }))
  expect(await form.findByText('Failed')).toBeVisible()
  expect(form.getByLabelText(/^Customer's name/)).toHaveValue('Rose')
  await userEvent.click(form.getByRole('button', { name: 'Save review' }))
  expect(await screen.findByRole('button', { name: 'Add a review' })).toHaveFocus()
  const [first, second] = jest.mocked(saveReview).mock.calls.map(([fields]) => fields as FormData)
  expect(first?.get('id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(second?.get('id')).toBe(first?.get('id'))
})

test('the next new review is another one', async () => {
  jest.mocked(saveReview).mockResolvedValue({ status: 'success' })
  render(<AddReview projects={[]} />)
  for (const _ of [1, 2]) {
    await userEvent.click((await open()).getByRole('button', { name: 'Save review' }))
    await screen.findByRole('button', { name: 'Add a review' })
  }
  const ids = jest.mocked(saveReview).mock.calls.map(([fields]) => (fields as FormData).get('id'))
  expect(new Set(ids).size).toBe(2)
})

test('a problem is told at its field', async () => {
  const fieldErrors = { source_url: 'Please enter an https link' }
  jest.mocked(saveReview).mockResolvedValue({ status: 'error', fieldErrors })
  render(<AddReview projects={[]} />)
  const form = await open()
  await userEvent.click(form.getByRole('button', { name: 'Save review' }))
  await form.findByText('Please enter an https link')
  const field = form.getByLabelText('Link to the review')
  expect(field).toHaveAccessibleDescription('Please enter an https link')
  expect(field).toHaveFocus()
})

test('a project that is not among the newest stays chosen', async () => {
  const projects = { title: 'Porch', location: 'Durham' }
  const old = { ...review('1'), project_id: 'p', projects }
  render(<OwnReviews reviews={[old]} projects={[{ id: 'q', title: 'Bay', location: 'Roker' }]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit Rose 1' }))
  const field = screen.getByLabelText('About this project')
  expect(field).toHaveDisplayValue('Porch, Durham')
  expect(within(field).getAllByRole('option')).toHaveLength(3)
})

test('a moved review is shown in its place at once, and back again where that failed', async () => {
  let answer = (_: object) => {}
  jest.mocked(orderReviews).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve as typeof answer
    }),
  )
  render(<OwnReviews reviews={[review('1'), review('2')]} projects={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Move review 1, Rose 1, up' }))
  expect(orderReviews).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Move review 1, Rose 1, down' }))
  expect(names()).toEqual(['Rose 2', 'Rose 1'])
  expect(screen.getByRole('button', { name: 'Move review 2, Rose 1, down' })).toHaveFocus()
  expect(orderReviews).toHaveBeenCalledWith({ ids: ['2', '1'] })
  answer({ status: 'error', message: 'Failed to change the order' })
  expect(await screen.findByRole('button', { name: 'Move review 1, Rose 1, up' })).toBeVisible()
  expect(takeToasts()).toMatchObject([{ kind: 'error', message: 'Failed to change the order' }])
})

test('one alone has no order', () => {
  render(<OwnReviews reviews={[review('1')]} projects={[]} />)
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('deleting asks first', async () => {
  jest.mocked(deleteReview).mockResolvedValue({ status: 'success', message: 'Review deleted' })
  render(<OwnReviews reviews={[review('1')]} projects={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Rose 1' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete review' }))
  expect(dialog.getByText(/‘Rose 1’/)).toBeVisible()
  expect(deleteReview).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(deleteReview).toHaveBeenCalledWith({ id: '1' })
  expect(takeToasts()).toMatchObject([{ kind: 'success', message: 'Review deleted' }])
})
