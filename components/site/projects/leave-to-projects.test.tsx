import { act, render } from '@testing-library/react'
import { leaveTo } from '@/components/forms/leave'
import { takeToasts } from '@/components/ui/toast'
import { LeaveToProjects } from './leave-to-projects'

jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(leaveTo).mockClear()
  takeToasts()
})
afterEach(() => jest.useRealTimers())

it('says what happened, then moves on to the list', () => {
  render(<LeaveToProjects />)
  act(() => jest.advanceTimersByTime(10))
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed to load project details. Please try again.' },
  ])
  expect(leaveTo).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(5_000))
  expect(leaveTo).toHaveBeenCalledWith('/projects')
})

it('leads nowhere once the visitor has left by themselves', () => {
  const { unmount } = render(<LeaveToProjects />)
  unmount()
  jest.advanceTimersByTime(10_000)
  expect(takeToasts()).toEqual([])
  expect(leaveTo).not.toHaveBeenCalled()
})
