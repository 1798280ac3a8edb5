/** @jest-environment jsdom */
import '@/instrumentation-client'
import { z } from 'zod'

it('Zod works without compiling functions from strings', () => {
  const make = jest.spyOn(globalThis, 'Function')
  expect(z.object({ name: z.string() }).parse({ name: 'Ann' })).toEqual({ name: 'Ann' })
  expect(z.config().jitless).toBe(true)
  expect(make).not.toHaveBeenCalled()
  make.mockRestore()
})
