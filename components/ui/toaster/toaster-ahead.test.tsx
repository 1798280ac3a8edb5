import { act, render } from '@testing-library/react'
import { Toaster } from './toaster'

let mockLoads = 0
jest.mock('sonner', () => {
  mockLoads += 1
  return jest.requireActual('sonner')
})

afterEach(() => jest.useRealTimers())

it.each([
  [false, 0],
  [true, 1],
])(
  'before any use of the page, ahead: %s, the library is loaded %s times',
  async (isAhead, loads) => {
    jest.useFakeTimers()
    render(<Toaster isAhead={isAhead} />)
    expect(mockLoads).toBe(0)
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(mockLoads).toBe(loads)
  },
)
