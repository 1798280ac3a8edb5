import { act, render, screen } from '@testing-library/react'
import { toast } from '../toast'
import { Toaster } from './toaster'

const LOST = 4
let mockAttempts = 0
jest.mock('sonner', () => {
  mockAttempts += 1
  if (mockAttempts <= LOST) throw new Error('The library did not arrive')
  return jest.requireActual('sonner')
})

it('asks for the library until it has come, once at a time, and shows what was to be said', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Toaster />)
  for (const sign of ['focusin', 'pointerdown', 'keydown']) {
    await act(async () => {
      window.dispatchEvent(new Event(sign))
      window.dispatchEvent(new Event(sign))
    })
  }
  await act(async () => toast({ kind: 'error', message: 'Not sent' }))
  expect(log).toHaveBeenCalledTimes(LOST)
  await act(async () => toast({ kind: 'success', message: 'Sent' }))
  expect(await screen.findByText('Sent')).toBeInTheDocument()
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  window.dispatchEvent(new Event('keydown'))
  expect(mockAttempts).toBe(LOST + 1)
})
