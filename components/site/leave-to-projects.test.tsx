import { act, render } from '@testing-library/react'
import { takeToasts } from '@/components/ui/toast'
import { LeaveToProjects } from './leave-to-projects'

const replace = jest.fn()
const router = { replace }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  jest.useFakeTimers()
  replace.mockClear()
  takeToasts()
})
afterEach(() => jest.useRealTimers())

it('says what happened, then moves on to the list', () => {
  render(<LeaveToProjects />)
  act(() => jest.advanceTimersByTime(10))
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed to load project details. Please try again.' },
  ])
  expect(replace).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(5_000))
  expect(replace).toHaveBeenCalledWith('/projects')
})

it('leads nowhere once the visitor has left by themselves', () => {
  const { unmount } = render(<LeaveToProjects />)
  unmount()
  jest.advanceTimersByTime(10_000)
  expect(takeToasts()).toEqual([])
  expect(replace).not.toHaveBeenCalled()
})
