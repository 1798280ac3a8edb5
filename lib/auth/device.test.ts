/** @jest-environment node */
import { accountKey, forgetDevices, knownDevice, rememberDevice } from './device'

const rpc = jest.fn()
const stored = new Map<string, { value: string; options: object }>()
jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ rpc }) }))
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => stored.get(name),
    set: (name: string, value: string, options: object) => stored.set(name, { value, options }),
  }),
}))

const ann = accountKey('ann@example.com')
beforeEach(() => {
  stored.clear()
  rpc.mockReset().mockResolvedValue({ data: null, error: null })
  jest.spyOn(console, 'error').mockReset()
})

it('is known to the account that signed in on it, in any spelling, and to no other', async () => {
  expect(await knownDevice(ann)).toBeUndefined()
  await rememberDevice(' Ann@Example.com ')
  const id = await knownDevice(ann)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(await knownDevice(accountKey('bob@example.com'))).toBeUndefined()
  expect(rpc).toHaveBeenCalledWith('remember_device', { account: ann, device: id })
  const [[name, { options }] = ['', { options: {} }]] = [...stored]
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 90 * 24 * 3600 })
  expect(name).not.toContain(ann.slice(0, 12))
})

it('keeps its id, with one for each account', async () => {
  await rememberDevice('ann@example.com')
  const id = await knownDevice(ann)
  await rememberDevice('bob@example.com')
  await rememberDevice('ann@example.com')
  expect(await knownDevice(ann)).toBe(id)
  expect(await knownDevice(accountKey('bob@example.com'))).not.toBe(id)
  expect(stored.size).toBe(2)
})

it('cannot be forged or used for another account', async () => {
  await rememberDevice('ann@example.com')
  await rememberDevice('bob@example.com')
  const [[name = '', anns] = [], [, bobs] = []] = [...stored]
  const [id, signature] = anns?.value.split('.') ?? []
  for (const value of ['', '.', `${id}`, `${id}.`, `x.${signature}`, bobs?.value ?? '']) {
    stored.set(name, { value, options: {} })
    expect([value, await knownDevice(ann)]).toEqual([value, undefined])
  }
})

it('a failed write does not break the sign-in', async () => {
  rpc.mockResolvedValue({ data: null, error: new Error('away') })
  await rememberDevice('ann@example.com')
  await forgetDevices('ann@example.com')
  expect(rpc).toHaveBeenLastCalledWith('forget_devices', { account: ann })
  expect(console.error).toHaveBeenCalledTimes(2)
})
