import { act, render, screen } from '@testing-library/react'
import { toast } from '../toast'
import { Toaster } from './toaster'

const LOST = 3
let mockAttempts = 0
jest.mock('sonner', () => {
  mockAttempts += 1
  if (mockAttempts <= LOST) throw new Error('The library did not arrive')
  return jest.requireActual('sonner')
})

it('asks for the library until it has come, once at a time, and shows what was to be said', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Toaster />)
  for (let key = 1; key < LOST; key += 1) {
    await act(async () => {
      window.dispatchEvent(new Event('input'))
      window.dispatchEvent(new Event('input'))
    })
  }
  await act(async () => toast({ kind: 'error', message: 'Not sent' }))
  expect(log).toHaveBeenCalledTimes(LOST)
  await act(async () => toast({ kind: 'success', message: 'Sent' }))
  expect(await screen.findByText('Sent')).toBeInTheDocument()
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  window.dispatchEvent(new Event('input'))
  expect(mockAttempts).toBe(LOST + 1)
})
