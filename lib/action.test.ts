/** @jest-environment node */
import { z } from 'zod'
import { ActionError, ownerAction, publicAction } from './action'
import { getViewer } from './auth/queries'

jest.mock('./auth/queries', () => ({ getViewer: jest.fn() }))

const viewer = jest.mocked(getViewer)
const owner = { role: 'owner', id: 'owner-id', email: 'owner@example.com' } as const

let steps: string[]
const run = jest.fn(async () => {
  steps.push('act')
  return { message: 'Done' }
})
const schema = z.object({ name: z.string().min(1, 'Please enter a name') }).refine(() => {
  steps.push('parse')
  return true
})
const action = ownerAction(schema, 'It failed', run)

beforeEach(() => {
  steps = []
  jest.clearAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  viewer.mockImplementation(async () => {
    steps.push('authorise')
    return owner
  })
})

it('authorises, then parses, then acts', async () => {
  await expect(action({ name: 'Ann' })).resolves.toEqual({ status: 'success', message: 'Done' })
  expect(steps).toEqual(['authorise', 'parse', 'act'])
  expect(run).toHaveBeenCalledWith({ name: 'Ann' }, owner)
})

it.each([
  ['nobody', null],
  ['a signed-in stranger', { role: 'stranger', id: 'x', email: 'x@example.com' } as const],
])('refuses %s before it looks at the input', async (_, who) => {
  viewer.mockResolvedValue(who)
  await expect(action({ name: 'Ann' })).resolves.toEqual({
    status: 'error',
    message: 'Auth session missing!',
    // A new sign-in would not help a stranger.
    ...(who === null && { code: 'signed-out' }),
  })
  expect(steps).toEqual([])
})

it('an outage does not count as signed out', async () => {
  viewer.mockRejectedValue(new Error('fetch failed'))
  await expect(action({ name: 'Ann' })).resolves.toEqual({ status: 'error', message: 'It failed' })
  expect(run).not.toHaveBeenCalled()
})

it('returns the first problem of each field and does not act', async () => {
  const state = await action({ name: '' })
  expect(state).toEqual({ status: 'error', fieldErrors: { name: 'Please enter a name' } })
  expect(run).not.toHaveBeenCalled()
})

it('names a nested field by its path, and a problem with the whole as the form', async () => {
  const nested = publicAction(z.object({ a: z.object({ b: z.string('No b') }) }), 'It failed', run)
  await expect(nested({ a: {} })).resolves.toEqual({
    status: 'error',
    fieldErrors: { 'a.b': 'No b' },
  })
  const whole = publicAction(z.string('No text'), 'It failed', run)
  await expect(whole(1)).resolves.toEqual({ status: 'error', fieldErrors: { form: 'No text' } })
})

it('accepts form data as well as an object', async () => {
  const form = new FormData()
  form.set('name', 'Ann')
  await action(form)
  expect(run).toHaveBeenCalledWith({ name: 'Ann' }, owner)
})

it('passes on a refusal’s message and hides any other error', async () => {
  run.mockRejectedValueOnce(new ActionError('Not like that', { name: 'Other name' }))
  await expect(action({ name: 'Ann' })).resolves.toEqual({
    status: 'error',
    message: 'Not like that',
    fieldErrors: { name: 'Other name' },
  })
  run.mockRejectedValueOnce(new Error('secret detail'))
  await expect(action({ name: 'Ann' })).resolves.toEqual({ status: 'error', message: 'It failed' })
  // The log gets the whole error.
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('secret detail'))
  expect(new ActionError('x').name).toBe('ActionError')
})

it('lets anyone use a public action', async () => {
  viewer.mockResolvedValue(null)
  const open = publicAction(schema, 'It failed', run)
  await expect(open({ name: 'Ann' })).resolves.toMatchObject({ status: 'success' })
  expect(viewer).not.toHaveBeenCalled()
})
