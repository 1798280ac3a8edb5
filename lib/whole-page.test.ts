/** @jest-environment node */
import { wholePageAgent } from './whole-page'

test('the agent is known to all who hold the secret, and tells nothing of it', async () => {
  const agent = await wholePageAgent('sb_secret_one')
  expect(agent).toMatch(/^[0-9a-f]{64}$/)
  expect(await wholePageAgent('sb_secret_one')).toBe(agent)
  expect(await wholePageAgent('sb_secret_two')).not.toBe(agent)
})
