/** @jest-environment node */
import { appEnvironment } from './app-environment.ts'
import { readSettings } from './settings.ts'

const key = 'a-key-of-a-believable-length'
const supabase = { url: 'http://127.0.0.1:54321', publishableKey: key, secretKey: key }
const believed = (environment: Record<string, string>) =>
  appEnvironment(readSettings(environment), supabase).CLIENT_ADDRESS_HEADER

it('trusts a caller’s address only in the configured header, on loopback too', () => {
  expect(believed({})).toBeUndefined()
  expect(believed({ HOST: '127.0.0.1' })).toBeUndefined()
  expect(believed({ CLIENT_ADDRESS_HEADER: 'x-real-ip' })).toBe('x-real-ip')
})
