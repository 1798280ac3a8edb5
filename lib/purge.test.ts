/** @jest-environment node */
import { purgeExpired } from './purge'

const rpc = jest.fn()
jest.mock('@/lib/supabase/admin', () => ({
  createAdminClient: () => ({ rpc: (name: string) => rpc(name) }),
}))

it('erases enquiries and sign-in traces independently of each other’s failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  rpc.mockResolvedValue({ error: { message: 'away' } })
  await purgeExpired()
  expect(rpc.mock.calls.flat()).toEqual(['purge_enquiries', 'purge_sign_in_traces'])
  expect(log).toHaveBeenCalledTimes(2)
})
