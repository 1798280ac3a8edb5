import { render, waitFor } from '@testing-library/react'
import { OfficeWorker } from './office-worker'

const register = jest.fn()
const createPolicy = jest.fn((_: string, rules: object) => rules)

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'trustedTypes')
})

it('does nothing where the browser has no service workers', () => {
  const log = jest.spyOn(console, 'error')
  render(<OfficeWorker />)
  expect(log).not.toHaveBeenCalled()
})

it('registers the worker through a policy that passes nothing else', async () => {
  Object.assign(window, { trustedTypes: { createPolicy } })
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  render(<OfficeWorker />)
  const options = { scope: '/', updateViaCache: 'none' }
  await waitFor(() => expect(register).toHaveBeenCalledWith('/office-worker.js', options))
  const [[name, rules]] = createPolicy.mock.calls as unknown as [
    [string, Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => unknown>],
  ]
  expect(name).toBe('office-worker')
  expect(rules.createScriptURL('/other.js')).toBeNull()
  expect([rules.createHTML('<b>'), rules.createScript('1')]).toEqual([null, null])
  // A policy can be made once.
  render(<OfficeWorker />)
  await waitFor(() => expect(register).toHaveBeenCalledTimes(2))
  expect(createPolicy).toHaveBeenCalledTimes(1)
})
